// Without the words of the command line, of components files and of the lab; the rules are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/en.ftl",
    "../../../../locales/*.en.ftl",
    "!../../../../locales/{cli,components,lab}.en.ftl",
    "!../../../../locales/*-rules.en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

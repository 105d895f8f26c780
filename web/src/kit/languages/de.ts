// Without the words of the command line, of components files and of the lab; the rules are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/de.ftl",
    "../../../../locales/*.de.ftl",
    "!../../../../locales/{cli,components,lab}.de.ftl",
    "!../../../../locales/*-rules.de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

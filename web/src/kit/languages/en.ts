// Without the words of the command line and the lab, and without the rules, which are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/en.ftl",
    "../../../../locales/*.en.ftl",
    "!../../../../locales/{cli,lab}.en.ftl",
    "!../../../../locales/*-rules.en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

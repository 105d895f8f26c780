// Without the words of the command line and the lab, and without the rules, which are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/es.ftl",
    "../../../../locales/*.es.ftl",
    "!../../../../locales/{cli,lab}.es.ftl",
    "!../../../../locales/*-rules.es.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

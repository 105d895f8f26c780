// Without the words of the command line, of components files and of the lab; the rules are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/es.ftl",
    "../../../../locales/*.es.ftl",
    "!../../../../locales/{cli,components,lab}.es.ftl",
    "!../../../../locales/*-rules.es.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

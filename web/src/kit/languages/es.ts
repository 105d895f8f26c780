// Without the command line's words, and without the rules, which are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/es.ftl",
    "../../../../locales/*.es.ftl",
    "!../../../../locales/cli.es.ftl",
    "!../../../../locales/*-rules.es.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

// Without the command line's words, and without the rules, which are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/en.ftl",
    "../../../../locales/*.en.ftl",
    "!../../../../locales/cli.en.ftl",
    "!../../../../locales/*-rules.en.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

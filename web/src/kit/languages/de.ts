// Without the command line's words, and without the rules, which are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/de.ftl",
    "../../../../locales/*.de.ftl",
    "!../../../../locales/cli.de.ftl",
    "!../../../../locales/*-rules.de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

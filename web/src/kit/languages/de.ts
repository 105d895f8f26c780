// Without the words of the command line and the lab, and without the rules, which are fetched when somebody reads them.
const files = import.meta.glob<string>(
  [
    "../../../../locales/de.ftl",
    "../../../../locales/*.de.ftl",
    "!../../../../locales/{cli,lab}.de.ftl",
    "!../../../../locales/*-rules.de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);

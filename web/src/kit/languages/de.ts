// What every page says, and each game's pitch for the home page. A game's other words are fetched when somebody plays it.
const common = import.meta.glob<string>("../../../../locales/{de,page.de}.ftl", { query: "?raw", import: "default", eager: true });
const pitches = import.meta.glob<string>("../../../../locales/*.de.ftl", { query: "?raw&pitch", import: "default", eager: true });

export default [...Object.values(common), ...Object.values(pitches)];

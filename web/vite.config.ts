import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The catalogue without its comments, which are for translators, and without empty lines; `&pitch`: a game's pitch alone. */
const words: Plugin = {
  name: "words",
  transform(code, id) {
    if (!/\.ftl\?raw/.test(id)) return null;
    const text = (JSON.parse(code.replace(/^export default |;?\s*$/g, "")) as string).replace(/^(#.*)?\n/gm, "");
    const kept = id.endsWith("&pitch") ? (/^[\w-]+-pitch =.*\n(?: .*\n)*/m.exec(text)?.[0] ?? "") : text;
    return { code: `export default ${JSON.stringify(kept)}`, map: null };
  },
};

/** The page in each language: it fetches the words together with the script instead of after it. */
const firstWords: Plugin = {
  name: "first-words",
  enforce: "post",
  generateBundle(_, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") return;
    for (const file of Object.values(bundle)) {
      const language = file.type === "chunk" && /\/kit\/languages\/(\w+)\.ts$/.exec(file.facadeModuleId ?? "")?.[1];
      if (!language) continue;
      const hint = `    <link rel="modulepreload" crossorigin href="./${file.fileName}">\n  </head>`;
      const source = String(page.source).replace('<html lang="en">', `<html lang="${language}">`).replace("  </head>", hint);
      this.emitFile({ type: "asset", fileName: `index.${language}.html`, source });
    }
  },
};

/** The service worker, with the page that it shows offline and its words. */
const worker: Plugin = {
  name: "worker",
  generateBundle() {
    const words = Object.fromEntries(
      ["en", "de", "es"].map((language) => {
        const found = readFileSync(`../locales/online.${language}.ftl`, "utf-8").matchAll(/^online-offline-(\w+) = (.*)$/gm);
        return [language, Object.fromEntries([...found].map(([, name, text]) => [name, text]))];
      }),
    );
    const page = readFileSync("offline/page.html", "utf-8").replace(/\n\s*/g, "\n");
    const source = readFileSync("offline/worker.js", "utf-8")
      .replace('"__PAGE__"', () => JSON.stringify(page))
      .replace("WORDS = {}", () => `WORDS = ${JSON.stringify(words)}`);
    this.emitFile({ type: "asset", fileName: "sw.js", source });
  },
};

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}
const gameIn = (id: string) => /\/src\/games\/(\w+)\//.exec(id)?.[1];

/** The games that need a module, itself or by way of the kit; "" stands for the page. */
function needing(id: string, graph: Graph, seen = new Set<string>()): readonly string[] {
  const [info, game] = [graph.getModuleInfo(id), gameIn(id)];
  if (game || seen.has(id)) return game ? [game] : [];
  if (!info || !id.includes("/src/kit/")) return [""];
  seen.add(id);
  return [...info.importers, ...info.dynamicImporters].flatMap((importer) => needing(importer, graph, seen));
}

/** What only one game needs of the kit goes with that game. */
function onPage(id: string, graph: Graph): string | null {
  const [first, ...others] = new Set(needing(id, graph));
  return first && !others.length ? null : "page";
}

// Over a slow line each file costs a wait. So there is one for what every page needs, one for the pictures of all games,
// and one for each game's board.
const groups = [
  { debugName: "page", name: onPage, test: /\/src\/main\.ts$|\/node_modules\/|\/src\/kit\/(?!languages\/|plain\/|rules\/)/, priority: 3 },
  { name: "review", test: /\/src\/pages\/(review|look)\//, priority: 2 },
  { name: "online", test: /\/src\/pages\/online\//, priority: 2 },
  { name: "pictures", test: /\/src\/games\/pictures\.ts$/, priority: 2 },
  { debugName: "games", name: (id: string) => /\/src\/games\/(\w+)\/(?!rules\/)/.exec(id)?.[1] ?? null, priority: 1 },
];

export default defineConfig(({ mode }) => {
  // OUT_DIR: where the page is built to; WURF_SERVER: the running server that `npm run dev` talks to.
  const { OUT_DIR, WURF_SERVER = "http://127.0.0.1:8747" } = loadEnv(mode, ".", ["OUT_DIR", "WURF_"]);
  return {
    base: "./", // the page may lie under a path: every address in it is relative to <base>, which the server fills in
    plugins: [svelte(), words, firstWords, worker],
    build: {
      outDir: OUT_DIR ?? "../src/wurf/server/static",
      emptyOutDir: true,
      manifest: true, // which file needs which: bench/page.py adds up what a person loads
      target: "es2022",
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: {
      fs: { allow: [".", "../locales"] },
      proxy: { "/api": WURF_SERVER, "/ws": { target: WURF_SERVER, ws: true } },
    },
  };
});

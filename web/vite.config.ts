import { svelte } from "@sveltejs/vite-plugin-svelte";
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

export default defineConfig(({ mode }) => {
  // OUT_DIR: where the page is built to; WURF_SERVER: the running server that `npm run dev` talks to.
  const { OUT_DIR, WURF_SERVER = "http://127.0.0.1:8747" } = loadEnv(mode, ".", ["OUT_DIR", "WURF_"]);
  return {
    plugins: [svelte(), words],
    build: {
      outDir: OUT_DIR ?? "../src/wurf/server/static",
      emptyOutDir: true,
      manifest: true, // which file needs which: bench/page.py adds up what a person loads
      target: "es2022",
      reportCompressedSize: false,
    },
    server: {
      fs: { allow: [".", "../locales"] },
      proxy: { "/api": WURF_SERVER, "/ws": { target: WURF_SERVER, ws: true } },
    },
  };
});

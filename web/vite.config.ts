import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv, type Plugin } from "vite";

/** The catalogue without its comments, which are for translators, and without empty lines. */
const words: Plugin = {
  name: "words",
  transform(code, id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = JSON.parse(code.replace(/^export default |;?\s*$/g, "")) as string;
    return { code: `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ""))}`, map: null };
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
      target: "es2022",
      reportCompressedSize: false,
    },
    server: {
      fs: { allow: [".", "../locales"] },
      proxy: { "/api": WURF_SERVER, "/ws": { target: WURF_SERVER, ws: true } },
    },
  };
});

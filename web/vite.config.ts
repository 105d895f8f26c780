import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  // OUT_DIR: where the page is built to; WURF_SERVER: the running server that `npm run dev` talks to.
  const { OUT_DIR, WURF_SERVER = "http://127.0.0.1:8747" } = loadEnv(mode, ".", ["OUT_DIR", "WURF_"]);
  return {
    plugins: [svelte()],
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

import preact from "@preact/preset-vite";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => ({
  plugins: [preact({ reactAliasesEnabled: false })],
  build: {
    outDir: "dist",
    target: "es2022",
    // The server's content security policy allows no data: or inline code, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      // Where `npm run dev` finds a running server; the built client is handed out by the server itself.
      "/api": { target: loadEnv(mode, ".", "ARKADEN").ARKADEN_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
  },
}));

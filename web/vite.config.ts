import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";

const server = process.env["TAFELRUNDE_SERVER"] ?? "http://127.0.0.1:8080";

// The built client lies inside the Python package, from where the server sends it.
export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/tafelrunde/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  worker: { rolldownOptions: { output: { entryFileNames: "[name].js" } } }, // a service worker looks after what lies below it
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/schema": server },
  },
});

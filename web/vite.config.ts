import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const room = `http://127.0.0.1:${process.env.SPLITTABLE_PORT ?? 8000}`;

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/splittable/service/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All that the first page needs in one file: a file of its own for every part that another page shares makes two dozen requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: {
    // `npm run dev` beside `splittable serve`: pages from here, tables from there.
    proxy: { "/api": { target: room, ws: true }, "/healthz": room },
    fs: { allow: [".."] },
  },
  // A busy machine takes its time; a test that hangs still ends.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 30_000 },
}));

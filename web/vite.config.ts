import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const room = `http://127.0.0.1:${process.env.SPLITTABLE_PORT ?? 8000}`;
const LICENCES = "licences.md";

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
    // The licences of all packages that are built in, beside the scripts; each script says where they are. A package
    // under Apache 2.0 names its licence only, whose text lies in public/.
    license: { fileName: LICENCES },
    rolldownOptions: {
      output: {
        // One chunk for the first page: a chunk for every shared module would mean two dozen requests.
        codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] },
        postBanner: `/*! Splittable, MIT licence; packages built in and their licences: /${LICENCES}, /apache-2.0.txt */`,
      },
    },
  },
  server: {
    // `npm run dev` beside `splittable serve`: pages from here, tables from there.
    proxy: { "/api": { target: room, ws: true }, "/healthz": room },
    fs: { allow: [".."] },
  },
  // Generous, for busy machines.
  test: { environment: "happy-dom", pool: "vmThreads", include: ["src/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 30_000 },
}));

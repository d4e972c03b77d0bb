import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

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
  },
  server: {
    // `npm run dev` beside `splittable serve`: pages from here, tables from there.
    proxy: { "/api": { target: `http://127.0.0.1:${process.env.SPLITTABLE_PORT ?? 8000}`, ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
}));

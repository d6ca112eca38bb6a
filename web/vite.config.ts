import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ROARHOUSE ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: {
    fs: { allow: ['..'] }, // the games' words stand beside their rules
    // the host name stays that of the page: the server compares it with the page's origin
    proxy: {
      '/api': { target: server },
      '/healthz': { target: server },
      '/docs': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  // test files of a thread share one environment: making a new one for each took most of the time
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing.ts'],
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});

import { defineConfig } from 'vitest/config';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const source = { conditions: ['@sen/source', 'module', 'node', 'development|production'] };

/** Node tests: rules, server, contract, structure. What needs a browser is a story or a journey. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: source,
  ssr: { resolve: source },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});

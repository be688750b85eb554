import { defineConfig } from 'vitest/config';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { ensureGenerated } from './tools/generate/ensureGenerated.mjs';

ensureGenerated();

const source = { conditions: ['@sen/source', 'node', 'development|production'] };

/** A test may start several servers or engines, each of which takes seconds on a busy machine. */
const serverTestTimeout = 90_000;

/** Node tests: rules, server, contract, structure. What needs a browser is a story or a journey. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: source,
  ssr: { resolve: source },
  test: {
    // By itself Vitest leaves a core free.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
        },
      },
      {
        // The portal keeps its session and its journal in what a browser has once: each file gets its own.
        extends: true,
        test: { name: 'unit-portal', include: ['apps/portal/src/**/*.test.{ts,tsx}'] },
      },
      {
        // On a real PostgreSQL. Each test file has a server and a database of its own; only the program is shared.
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          testTimeout: serverTestTimeout,
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['apps/server/src/store/embedded/**'],
          globalSetup: ['apps/server/src/testing/postgresSetup.ts'],
        },
      },
      {
        // On the embedded database: what depends on the kind of database, and each operation by its access tests.
        extends: true,
        test: {
          name: 'server-embedded',
          isolate: false,
          testTimeout: serverTestTimeout,
          include: [
            'apps/server/src/{backup,store,migrations,seeds,jobs,polls}/**/*.test.ts',
            'apps/server/src/operations/{activity,attempts,chat,study}/**/*.test.ts',
            'apps/server/src/operations/**/*rash.test.ts',
            'apps/server/src/operations/**/access.test.ts',
          ],
          exclude: ['**/*.postgres.test.ts'],
        },
      },
    ],
  },
});

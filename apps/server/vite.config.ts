import { defaultServerConditions, defineConfig } from 'vite';
import { ensureGenerated } from '../../tools/generate/ensureGenerated.mjs';

ensureGenerated();

/** The server and the worker of its embedded database, each a file of dist/; the workspace's packages are bundled. */
export default defineConfig({
  environments: { ssr: { resolve: { conditions: ['@sen/source', ...defaultServerConditions] } } },
  ssr: { noExternal: [/^@sen\//] },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        server: 'src/server.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        move: 'src/commands/move.ts',
        deleteDemo: 'src/commands/deleteDemo.ts',
        databaseWorker: 'src/store/embedded/worker.ts',
        spreadsheetThread: 'src/spreadsheets/spreadsheetThread.ts',
        simpleViewThread: 'src/renditions/simple/simpleViewThread.ts',
        paperThread: 'src/papers/paperThread.ts',
        printThread: 'src/printing/printThread.ts',
        certificateThread: 'src/printing/certificateThread.ts',
        writerThread: 'src/spreadsheets/writerThread.ts',
      },
      // One folder for all: the pool looks for the worker beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});

import { leanReactAria } from '@sen/ui/leanReactAria';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
  type PluginOption,
} from 'vite';
import { ensureGenerated } from '../../tools/generate/ensureGenerated.mjs';
import { packagePlayer } from './bundling/packagePlayer.ts';
import { precompress } from './bundling/precompress.ts';
import { staticSignIn } from './bundling/staticSignIn.ts';

ensureGenerated();

const source = '@sen/source';

/**
 * The modules that sign-in shares with later pages; those of its own are in the entry chunk. What is added here must not import
 * more than sign-in loads, or that is loaded by sign-in too (tools/size.mjs counts both bytes and requests).
 */
const isOfStart = new RegExp(
  [
    'packages/ui/src/layout/(Stack|Inline|Box)/',
    'packages/ui/src/components/(Button|TextField|PasswordField|Form|Callout|Heading|Text|Spinner|Link|Icon|IconButton)/',
    'packages/ui/src/private/(field|LinkFrame|ButtonFrame|CalloutFrame|classes|chain|mergeRefs|TriggerContext|UiContext|given)',
    'packages/ui/src/(messages/|css/)',
    // Not what derives the colour of a unit.
    'packages/ui/src/tokens/(?!deriveAccent|resemblesDanger|oklch|contrast|themes\\.ts)',
    'packages/api/src/client/(ApiError|client|etagCache|multipart|unwrap)\\.ts',
    'packages/api/src/resources/auth/authMutations',
    'packages/domain/src/(time/(timeZone|formatInstant)|access/roles)\\.ts',
    'apps/portal/src/app/session/(leaveGuards|preferences|session|tableViews)\\.ts',
    'apps/portal/src/(activity/activityPrefix|journal/pageExitPrefix|outbox/outboxPrefix)\\.ts',
    'apps/portal/src/words/(defineWords|formats|runtime)\\.ts',
    'node_modules/(openapi-fetch|rosetta|templite|dlv)/',
  ].join('|'),
);

/** Shared by the build and by the static rendering of the sign-in page within it. */
const running = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  // vanilla-extract runs .css.ts in this environment; without the condition it drops the CSS of workspace packages.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  define: { 'process.env.VIRT_ON': 'undefined' },
} satisfies InlineConfig;

const transforms = (): PluginOption[] => [
  react(),
  vanillaExtractPlugin({ identifiers: 'short' }),
  leanReactAria(),
];

const rendering: InlineConfig = {
  ...running,
  root: import.meta.dirname,
  configFile: false,
  mode: 'production',
  plugins: transforms(),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
};

export default defineConfig({
  ...running,
  plugins: [...transforms(), staticSignIn(rendering), packagePlayer(running), precompress()],
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy of the served portal allows neither inline nor data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The entry chunk lists every chunk: names before the hash would enlarge it. The manifest has the names.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // The sign-in page's code is one chunk even where later pages share it: many small ones are larger in sum.
        codeSplitting: {
          groups: [
            // Every signed-in page uses TanStack Query, many use its mutations: one chunk, instead of one for each
            // combination. Lists of queries are those of the chat alone.
            {
              name: 'asking',
              test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*\/(useQueries|queriesObserver)\.)/,
            },
            // What the exam's journal and the chat's outbox share.
            { name: 'device', test: /apps\/portal\/src\/device\// },
            // The shell needs all of them; some pages would have them as chunks of their own.
            {
              name: 'shellIcons',
              test: /lucide-react\/.*\/icons\/(bell|layout-dashboard|graduation-cap|folder|clipboard-check|circle-question-mark)\.m?js$/,
            },
            // What sign-in loads is one chunk: a slow line waits for each request.
            { name: 'start', priority: 1, test: isOfStart },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 5173),
    strictPort: true,
    proxy: { '/api': process.env['SEN_API'] ?? 'http://localhost:3000' },
  },
});

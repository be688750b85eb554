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
import { ensureContract } from '../../tools/setup.mjs';
import { precompress } from './bundling/precompress.ts';
import { staticSignIn } from './bundling/staticSignIn.ts';

ensureContract();

const source = '@sen/source';

/** What every way of running our sources needs: the build, and the rendering of the static sign-in page within it. */
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
  plugins: [...transforms(), staticSignIn(rendering), precompress()],
  build: {
    target: 'es2023',
    manifest: true,
    // The content policy of the served portal allows no inline script, and no data: script either.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The start names every chunk: a name in front of the hash would weigh on signing in. The manifest has the names.
    rolldownOptions: {
      output: {
        // The start names every chunk: a name in front of the hash would weigh on signing in. The manifest has the names.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // What signing in draws is one chunk, whatever later pages share with it: many small ones weigh more.
        codeSplitting: {
          groups: [
            // Every page behind sign-in asks the server, many change something: one chunk, not one for each mixture of the two.
            { name: 'asking', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
            {
              name: 'drawing',
              // What both need belongs here: signing in must not load the other.
              priority: 1,
              test: /packages\/ui\/src\/(layout\/(Stack|Inline|Box)\/|components\/(Button|TextField|PasswordField|Form|Callout|Heading|Text|Spinner|Link|Icon|IconButton)\/|private\/(field|LinkFrame|ButtonFrame|CalloutFrame|classes|chain|mergeRefs|TriggerContext|UiContext|given)|messages\/|css\/|tokens\/)/,
            },
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

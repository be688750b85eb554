import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, mergeConfig } from 'vite';
import { leanReactAria } from '../packages/ui/scripts/leanReactAria.mjs';
import { ensureGenerated } from '../tools/generate/ensureGenerated.mjs';

ensureGenerated();

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: process.env['STORY_FILES']?.split(',').map((file) => `../${file}`) ?? [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'msw-storybook-addon'],
  // MSW's worker file, from the installed version.
  staticDirs: [{ from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (given) =>
    mergeConfig(given, {
      plugins: [react(), vanillaExtractPlugin(), leanReactAria()],
      resolve: { conditions: ['@sen/source', ...defaultClientConditions] },
      // vanilla-extract runs .css.ts in this environment; without the condition it drops the CSS of workspace packages.
      environments: { ssr: { resolve: { conditions: ['@sen/source', ...defaultServerConditions] } } },
      define: { 'process.env.VIRT_ON': 'undefined' },
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;

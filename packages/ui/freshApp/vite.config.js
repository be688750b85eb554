import { leanReactAria } from '@sen/ui/leanReactAria';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = process.env.FRESH_APP_PAGE ?? 'index';

export default defineConfig({
  plugins: [react(), leanReactAria()],
  define: { 'process.env.VIRT_ON': 'undefined' },
  build: {
    outDir: `dist/${page}`,
    modulePreload: { polyfill: false },
    // Fonts stay files, as a strict content security policy requires; a small one would count as CSS.
    assetsInlineLimit: 0,
    rollupOptions: { input: `${page}.html` },
  },
});

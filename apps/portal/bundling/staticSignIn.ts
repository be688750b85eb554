import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/static/renderSignIn.tsx', import.meta.url));
const start = readFileSync(new URL('../src/static/start.js', import.meta.url), 'utf8');
const startName = `assets/start-${createHash('sha256').update(start).digest('base64url').slice(0, 8)}.js`;

/**
 * Renders the sign-in page into index.html, with start.js before it, so that the form is usable before the
 * application has loaded.
 */
export function staticSignIn(config: InlineConfig): Plugin {
  return {
    name: 'sen-static-sign-in',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: startName, source: start });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        return {
          html: html.replace('<div id="root"></div>', `<div id="root">${await render(config)}</div>`),
          tags: [{ tag: 'script', attrs: { src: `/${startName}` }, injectTo: 'head-prepend' }],
        };
      },
    },
  };
}

async function render(config: InlineConfig): Promise<string> {
  const server = await createServer(config);
  try {
    const module: Record<string, unknown> = await server.ssrLoadModule(entry);
    if (typeof module['renderSignIn'] !== 'function') throw new Error(`${entry} must export renderSignIn.`);
    return String(module['renderSignIn']());
  } finally {
    await server.close();
  }
}

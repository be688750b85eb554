import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { StartRefused } from '../StartRefused.ts';
import { RefusalError } from '../errors/RefusalError.ts';

function hashesOf(html: string, tag: 'script' | 'style'): string {
  const inline = new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(inline)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
}

/** The content security policy of the portal's page: own resources, and inline content of its HTML by hash; packaged courses are framed. */
export function policyOf(html: string, contentOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf(html, 'script')}`,
    `style-src 'self'${hashesOf(html, 'style')}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    `frame-src ${contentOrigin}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // DOMPurify cleans rich text for display, ProseMirror's clipboard cleans it when pasted into an editor.
    'trusted-types default sen-exam-worker sen-hash-worker sen-pdf-worker dompurify ProseMirrorClipboard',
  ].join('; ');
}

const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Whether a request is for an address of the portal, not for data or one of its files. */
function isForPage({ method, url }: FastifyRequest): boolean {
  const [path = '/'] = url.split('?');
  const isRead = method === 'GET' || method === 'HEAD';
  // A missing file must return 404: the page in its place would be run as a script.
  return isRead && !`${path}/`.startsWith('/api/') && !path.startsWith('/assets/');
}

/** Whether a browser opens an address of the portal, and would show its reader whatever else is answered. */
export function opensPage(request: FastifyRequest): boolean {
  return isForPage(request) && (request.headers.accept ?? '').includes('text/html');
}

/** Serves the built portal: hashed files are immutable and precompressed; every other address gets the page. */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  contentOrigin: string,
): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) {
    throw new StartRefused(
      `There is no built portal in ${folder}. Build it with \`npm run build -w @sen/portal\`, then start again.`,
    );
  }
  const policy = policyOf(readFileSync(page, 'utf8'), contentOrigin);

  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: true,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.html(\.br|\.gz)?$/.test(path)) reply.header('content-security-policy', policy);
      // A worker has its own policy; this one fetches the files that it caches.
      if (path.includes('exam-worker.js')) reply.header('content-security-policy', workerPolicy);
    },
  });

  // The wildcard treats the root as a folder and refuses it.
  app.get('/', (_request, reply) => reply.sendFile('index.html'));

  app.setNotFoundHandler((request, reply) => {
    if (!isForPage(request)) throw new RefusalError('notFound');
    void reply.sendFile('index.html');
  });
}

import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const kinds = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/**
 * Serves the files of a folder on this machine only, for a browser that checks a build. `instead(path, file, request)`
 * may return a text to serve in place of a file.
 */
export async function serveFolder(folder, instead = () => undefined) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (path === '/favicon.ico') return void response.writeHead(204).end();
    if (!file.startsWith(folder) || !statSync(file, { throwIfNoEntry: false })?.isFile())
      return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
    const text = instead(path, file, request);
    if (text === undefined) createReadStream(file).pipe(response);
    else response.end(text);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

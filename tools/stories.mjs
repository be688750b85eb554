import { spawn } from 'node:child_process';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Plays every story in Chromium, axe violations are failures: builds Storybook, serves it, runs the test-runner.
 * `--built` takes what was built before; other arguments go to test-storybook (`-t Button`).
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'storybook-static');
const kinds = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const given = process.argv.slice(2);
if (!given.includes('--built')) {
  await run('storybook', ['build', '--quiet', '--disable-telemetry', '-o', built]);
}

const server = createServer(serve);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address();
const address = `http://127.0.0.1:${port}`;
console.log(`Playing the stories of ${address}`);
try {
  const rest = given.filter((argument) => argument !== '--built');
  await run('test-storybook', ['--url', address, '--index-json', '--maxWorkers', '2', ...rest]);
} finally {
  server.closeAllConnections();
  server.close();
}

function serve(request, response) {
  const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname));
  const file = join(built, path.endsWith('/') ? `${path}index.html` : path);
  if (!file.startsWith(built) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': kinds[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}

function run(command, options) {
  const child = spawn(join(root, 'node_modules/.bin', command), options, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  return new Promise((done) => {
    child.on('exit', (code) => {
      if (code === 0) return done(undefined);
      process.exit(code ?? 1);
    });
  });
}

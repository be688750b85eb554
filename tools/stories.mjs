import { spawn } from 'node:child_process';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Plays every story in Chromium, axe violations are failures: builds Storybook, serves it, runs the test-runner.
 * `--built` takes what was built before, `--only <part of a story's id>` plays less; other arguments go to test-storybook.
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

const { values, tokens } = parseArgs({
  options: { built: { type: 'boolean' }, only: { type: 'string' } },
  strict: false,
  tokens: true,
});
const own = tokens.filter((token) => token.kind === 'option' && ['built', 'only'].includes(token.name));
const ownPlaces = new Set(
  own.flatMap(({ index, inlineValue, value }) => (value && !inlineValue ? [index, index + 1] : [index])),
);
const rest = process.argv.slice(2).filter((_, place) => !ownPlaces.has(place));

if (!values.built) {
  await run('storybook', ['build', '--quiet', '--disable-telemetry', '-o', built]);
}

const server = createServer(serve);
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const { port } = server.address();
const address = `http://127.0.0.1:${port}`;
console.log(`Playing the stories of ${address}`);
try {
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
  if (values.only && path === '/index.json') response.end(shortIndex(file));
  else createReadStream(file).pipe(response);
}

/** The test-runner plays what the index names. */
function shortIndex(file) {
  const index = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(index.entries).filter(([id]) => id.includes(values.only));
  return JSON.stringify({ ...index, entries: Object.fromEntries(entries) });
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

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveFolder } from './serveFolder.mjs';

/**
 * Runs every story in Chromium; axe violations are failures: builds Storybook, serves it, runs the
 * test-runner. `--built` uses the existing build; `--only <part of a story's id>` runs fewer, `--files <file,file>` also
 * builds fewer; other arguments go to test-storybook.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const { values, tokens } = parseArgs({
  options: { built: { type: 'boolean' }, only: { type: 'string' }, files: { type: 'string' } },
  strict: false,
  tokens: true,
});
const own = tokens.filter(
  (token) => token.kind === 'option' && ['built', 'only', 'files'].includes(token.name),
);
const ownPlaces = new Set(
  own.flatMap(({ index, inlineValue, value }) => (value && !inlineValue ? [index, index + 1] : [index])),
);
const rest = process.argv.slice(2).filter((_, place) => !ownPlaces.has(place));

/** A build of some files is a separate one: the whole one is used by `--built` and the conformance tests. */
const isPart = values.files !== undefined && !values.built;
const built = join(root, isPart ? 'node_modules/.cache/sen/stories' : 'storybook-static');

const files = values.files?.split(',').map((file) => `./${file}`);
const isWanted = ({ id, importPath }) =>
  id.includes(values.only ?? '') && (files?.includes(importPath) ?? true);

if (!values.built) {
  const part = isPart ? { STORY_FILES: values.files } : {};
  await run('storybook', ['build', '--quiet', '--disable-telemetry', '-o', built], part);
}

/** The test-runner opens a page per part; loading it takes longer than ten stories. */
const storiesInPart = 90;
/** A story waits about as long as it computes. */
const workers = 3;

// The preview in the browser uses the original index, the test-runner the modified one.
const server = await serveFolder(built, (path, file, { headers }) =>
  path === '/index.json' && headers['user-agent'] === 'node' ? indexInParts(file) : undefined,
);
const { address } = server;
console.log(`Playing the stories of ${address}`);
try {
  await run('test-storybook', ['--url', address, '--index-json', '--maxWorkers', String(workers), ...rest]);
} finally {
  server.close();
}

/** The selected stories, in even parts, each under its component's name. */
function indexInParts(file) {
  const index = JSON.parse(readFileSync(file, 'utf8'));
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story' && isWanted(entry));
  const parts = Math.ceil(stories.length / storiesInPart);
  const entries = stories.map((story, place) => {
    const part = Math.floor((place * parts) / stories.length) + 1;
    return [story.id, { ...story, title: `Part ${part}`, name: `${story.title}: ${story.name}` }];
  });
  return JSON.stringify({ ...index, entries: Object.fromEntries(entries) });
}

function run(command, options, variables = {}) {
  const child = spawn(join(root, 'node_modules/.bin', command), options, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...variables },
  });
  return new Promise((done) => {
    child.on('exit', (code) => {
      if (code === 0) return done(undefined);
      process.exit(code ?? 1);
    });
  });
}

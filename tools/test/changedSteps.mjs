import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../importGraph.mjs';
import { root } from '../setup.mjs';
import { areas } from './areas.mjs';
import { changedFiles } from './changedFiles.mjs';
import { reach } from './reach.mjs';
import { format, journeys, lint, steps, stories, vitest } from './steps.mjs';

/** The maximum number of files, nearest to the change first: one area's take about three minutes. */
const maxFiles = { server: 15, stories: 25, journeys: 2 };

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isServerTest = (file) => isTest(file) && file.startsWith('apps/server/');
const isStory = (file) => file.endsWith('.stories.tsx');

/** The areas, by their name on the server, of the changed files. */
function areasOf(files) {
  const server = files.map(
    (file) =>
      /^(?:apps\/server\/src\/(?:operations|store)|packages\/(?:api\/src\/resources|domain\/src)|openapi)\/([\w-]+)[/.]/.exec(
        file,
      )?.[1],
  );
  const portal = files.map((file) => /^apps\/portal\/src\/areas\/([\w-]+)\//.exec(file)?.[1]);
  return Object.keys(areas).filter(
    (name) => server.includes(name) || areas[name].portal.some((one) => portal.includes(one)),
  );
}

const within = (folder) => [...sources].filter((file) => file.startsWith(`${folder}/`));

/** The steps that a change affects. Prints which they are, and what is left out. */
export function changedSteps() {
  const { base, files } = changedFiles();
  const there = files.filter((file) => existsSync(join(root, file)));
  const reached = reach(there);
  const touched = areasOf(files);
  const leftOut = [];
  const nearest = (kind, all) => {
    const rest = all.slice(maxFiles[kind]);
    if (rest.length > 0) leftOut.push(`${kind}: ${rest.length} files further away`);
    return all.slice(0, maxFiles[kind]);
  };

  const ofAreas = touched
    .flatMap((name) => within(`apps/server/src/operations/${name}`))
    .filter(isServerTest);
  const contract = files.some((file) => file.startsWith('openapi'))
    ? ['apps/server/src/contract/contract.test.ts']
    : [];
  const chosen = {
    unit: reached.filter((file) => isTest(file) && !isServerTest(file)),
    server: [...new Set([...ofAreas, ...contract, ...nearest('server', reached.filter(isServerTest))])],
    stories: nearest('stories', [
      ...new Set([...reached.filter(isStory), ...touched.flatMap(storiesOfArea).filter(isStory)]),
    ]),
    journeys: nearest('journeys', [
      ...new Set([
        ...files.filter((file) => file.endsWith('.journey.ts')),
        ...touched.flatMap((name) => areas[name].journeys.map((one) => `e2e/journeys/${one}.journey.ts`)),
      ]),
    ]),
  };
  const tested = there.filter((file) => sources.has(file));
  const plan = {
    ...(there.length > 0 && { format: { cores: 1, run: format(there) } }),
    ...(files.some((file) => file.startsWith('openapi')) && { contract: steps.contract }),
    types: steps.types,
    ...(tested.length > 0 && { lint: { run: lint(tested) } }),
    ...(chosen.unit.length > 0 && { unit: { run: vitest(['unit', 'unit-portal'], ...chosen.unit) } }),
    ...(chosen.server.length > 0 && {
      server: { run: vitest(['server', 'server-embedded'], ...chosen.server) },
    }),
    ...(chosen.stories.length > 0 && { stories: { run: stories('--files', chosen.stories.join(',')) } }),
    // One language and width; the whole run covers each journey in two.
    ...(chosen.journeys.length > 0 && {
      journeys: { run: journeys(chosen.journeys, 'vi-1280') },
    }),
  };

  const notRun = Object.keys(steps).filter((name) => !(name in plan));
  const beyond = files.filter((file) => /^(package|vitest|tsconfig|\.storybook|tools)/.test(file));
  if (beyond.length > 0) leftOut.push(`whatever ${beyond.join(', ')} may change everywhere`);
  console.log(`${files.length} files changed since ${base}; areas: ${touched.join(', ') || 'none'}.`);
  for (const [name, list] of Object.entries(chosen))
    if (list.length > 0)
      console.log(`${name}: ${list.length} files\n${list.map((file) => `  ${file}`).join('\n')}`);
  console.log(`Left out: ${[`the steps ${notRun.join(', ')}`, ...leftOut].join('; ')}.`);
  return plan;
}

function storiesOfArea(name) {
  return areas[name].portal.flatMap((one) => within(`apps/portal/src/areas/${one}`));
}

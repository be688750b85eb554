import { sources } from '../importGraph.mjs';
import { areas } from './areas.mjs';
import { reach } from './reach.mjs';
import { readersOf } from './readers.mjs';

/** The maximum number of files, nearest to the change first: one area's take about three minutes. */
const maxFiles = { server: 15, stories: 25, journeys: 2 };

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isServerTest = (file) => isTest(file) && file.startsWith('apps/server/');
const isStory = (file) => file.endsWith('.stories.tsx');
const isJourney = (file) => file.endsWith('.journey.ts');

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
const storiesOfArea = (name) =>
  areas[name].portal.flatMap((one) => within(`apps/portal/src/areas/${one}`)).filter(isStory);
const journeysOfArea = (name) => areas[name].journeys.map((one) => `e2e/journeys/${one}.journey.ts`);

/**
 * The test files that a change affects, by kind, and the areas that it touches.
 * @param {readonly string[]} files changed paths from the root
 */
export function chosenTests(files) {
  const reached = reach(files);
  const touched = areasOf(files);
  const read = readersOf(files);
  const leftOut = [];
  const nearest = (kind, all) => {
    const rest = all.slice(maxFiles[kind]);
    if (rest.length > 0) leftOut.push(`${kind}: ${rest.length} files further away`);
    return all.slice(0, maxFiles[kind]);
  };
  const unique = (...lists) => [...new Set(lists.flat())];

  const ofAreas = touched
    .flatMap((name) => within(`apps/server/src/operations/${name}`))
    .filter(isServerTest);
  const tests = {
    unit: unique(
      touched.flatMap((name) => within(`packages/domain/src/${name}`)),
      reached,
      read,
    ).filter((file) => isTest(file) && !isServerTest(file)),
    server: unique(ofAreas, read.filter(isServerTest), nearest('server', reached.filter(isServerTest))),
    stories: nearest('stories', unique(reached.filter(isStory), touched.flatMap(storiesOfArea))),
    journeys: nearest(
      'journeys',
      unique(
        files.filter((file) => isJourney(file) && sources.has(file)),
        read.filter(isJourney),
        touched.flatMap(journeysOfArea),
      ),
    ),
  };
  return { tests, touched, leftOut };
}

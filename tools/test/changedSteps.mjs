import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../importGraph.mjs';
import { root } from '../setup.mjs';
import { changedFiles } from './changedFiles.mjs';
import { chosenTests } from './chosenTests.mjs';
import { format, journeys, lint, steps, stories, vitest } from './steps.mjs';

/** The steps that a change affects. Prints which they are, and what is left out. */
export function changedSteps() {
  const { base, files } = changedFiles();
  const there = files.filter((file) => existsSync(join(root, file)));
  const { tests: chosen, touched, leftOut } = chosenTests(files);
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

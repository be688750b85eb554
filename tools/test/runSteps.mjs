import { failureExcerpts } from './failureExcerpts.mjs';

/** Single-core steps run two at a time; more would make time-dependent tests exceed their timeouts. */
const cores = 2;

/** What failed is repeated at the end, where logs are often read: its first failures, or the last lines of its output. */
const linesKept = 60;

/** Characters of a step's output that are searched for failures. */
const outputKept = 20_000_000;

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(7);

/**
 * Runs steps in order, single-core ones in parallel. The output of each stays together: the first running step is written
 * immediately, the others' is buffered until it is their turn.
 * @param {Record<string, import('./steps.mjs').Step>} chosen
 * @returns {Promise<number>} how many failed
 */
export async function runSteps(chosen) {
  const waiting = Object.keys(chosen);
  const running = new Map();
  /** Steps with unwritten output, in start order. */
  const unwritten = [];
  const results = [];

  const writeOut = () => {
    while (unwritten.length > 0) {
      const [first] = unwritten;
      process.stdout.write(first.kept);
      first.kept = '';
      if (!first.ended) return;
      unwritten.shift();
    }
  };

  const start = (name) => {
    const output = { kept: `\n── ${name}\n`, all: '', ended: false };
    const began = Date.now();
    unwritten.push(output);
    writeOut();
    const write = (text) => {
      output.kept += text;
      output.all = (output.all + text).slice(-outputKept);
      if (unwritten[0] === output) writeOut();
    };
    const done = chosen[name].run(write, Object.keys(chosen)).then((passed) => {
      const milliseconds = Date.now() - began;
      output.kept += `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds(milliseconds).trim()} s\n`;
      output.ended = true;
      running.delete(name);
      results.push({ name, passed, milliseconds, output: output.all });
      writeOut();
    });
    running.set(name, done);
  };

  const isFree = (name) => {
    const used = [...running.keys()].reduce((sum, one) => sum + (chosen[one].cores ?? cores), 0);
    const needed = (chosen[name].after ?? []).filter((one) => one in chosen);
    return (
      used + (chosen[name].cores ?? cores) <= cores &&
      needed.every((one) => results.some((result) => result.name === one))
    );
  };

  while (waiting.length > 0 || running.size > 0) {
    // In order: a step that needs both cores must not be starved by short ones.
    while (waiting.length > 0 && isFree(waiting[0])) start(waiting.shift());
    await Promise.race(running.values());
  }

  const failed = results.filter(({ passed }) => !passed);
  for (const { name, output } of failed) {
    const excerpts = failureExcerpts(output);
    if (excerpts.length > 0) console.log(`\n── what failed in ${name}\n${excerpts.join('\n')}`);
    else console.log(`\n── the end of ${name}\n${output.split('\n').slice(-linesKept).join('\n')}`);
  }
  console.log('\nseconds');
  for (const { name, passed, milliseconds } of results)
    console.log(`${seconds(milliseconds)}  ${name}${passed ? '' : '  FAILED'}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
}

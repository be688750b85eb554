/** How Jest, Vitest, Playwright, node:test and tsc begin a failure. */
const beginning =
  /^\s*(?:● (?!Console| )|FAIL\b|\d+\) \[|not ok\b|✘|×|\S+\(\d+,\d+\): error TS|\S+:\d+:\d+ - error TS)/;
// oxlint-disable-next-line no-control-regex -- escape sequences of colours begin with it
const colours = /\u001b\[[\d;]*m/g;

const linesAfter = 14;
const excerptsKept = 8;

/**
 * The first failures in the output of a step, each from its name to the beginning of its reason, without colours: logs
 * that keep only their end still name what failed.
 * @param {string} output
 * @returns {string[]}
 */
export function failureExcerpts(output) {
  const lines = output.replaceAll(colours, '').split('\n');
  const excerpts = [];
  for (let at = 0; at < lines.length && excerpts.length < excerptsKept; at += 1) {
    if (!beginning.test(lines[at])) continue;
    const next = lines.findIndex((line, place) => place > at && beginning.test(line));
    const end = Math.min(at + linesAfter, next === -1 ? lines.length : next);
    excerpts.push(lines.slice(at, end).join('\n').trimEnd());
    at = end - 1;
  }
  return excerpts;
}

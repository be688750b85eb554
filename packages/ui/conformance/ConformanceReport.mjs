import { isDeepStrictEqual } from 'node:util';

/** Timeout for an expected value, milliseconds. */
const timeout = 2_500;

/** Counts the checks and collects the failures of a run. */
export class ConformanceReport {
  checks = 0;
  problems = [];
  checked = new Map();

  /** Creates the checks of one component with one input mode: `mouse`, `keyboard` or `touch`. */
  of(part, input) {
    this.checked.set(part, (this.checked.get(part) ?? new Set()).add(input));
    return new ComponentChecks(this, part, input);
  }

  /** Runs a check; an exception counts as a failure. Returns whether it completed. */
  async run(name, play) {
    try {
      await play();
      return true;
    } catch (error) {
      this.problems.push(`${name}: could not go on: ${String(error?.message ?? error).split('\n')[0]}`);
      return false;
    }
  }

  print(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    console.log(
      `${this.checks} checks of ${this.checked.size} parts and patterns in ${seconds} s, ${this.problems.length} problems`,
    );
    for (const problem of this.problems) console.error(`  ${problem}`);
  }
}

class ComponentChecks {
  #report;
  #prefix;

  constructor(report, part, input) {
    this.#report = report;
    this.#prefix = `${part}, ${input}`;
  }

  /** Polls until the value is as expected, or until the timeout. */
  async eventually(key, what, read, expected) {
    const until = Date.now() + timeout;
    let actual = await read();
    while (!isDeepStrictEqual(actual, expected) && Date.now() < until) {
      await new Promise((again) => setTimeout(again, 25));
      actual = await read();
    }
    return this.equals(key, what, actual, expected);
  }

  /** For a value that must not change: reads once, after the next render. */
  async remains(page, key, what, read, expected) {
    await afterRender(page);
    return this.equals(key, what, await read(), expected);
  }

  equals(key, what, actual, expected = true) {
    this.#report.checks += 1;
    if (isDeepStrictEqual(actual, expected)) return true;
    this.#report.problems.push(
      `${this.#prefix}, ${key}: ${what}: expected ${JSON.stringify(expected)}, actual ${JSON.stringify(actual)}`,
    );
    return false;
  }
}

/** Waits two frames, so that React and the browser have handled the last event. */
export function afterRender(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

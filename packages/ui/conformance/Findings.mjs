import { isDeepStrictEqual } from 'node:util';

/** How long what was expected may take to come, in milliseconds; a reader that answers at once costs none of it. */
const patience = 2_500;

/** What was looked at and what was wrong. */
export class Findings {
  checks = 0;
  wrong = [];
  looked = new Map();

  /** Checks of one part, played one way: `mouse`, `keyboard`, `touch`. */
  of(part, input) {
    this.looked.set(part, (this.looked.get(part) ?? new Set()).add(input));
    return new Checks(this, part, input);
  }

  /** What throws could not be played to its end; that is a finding too. */
  async attempt(name, play) {
    try {
      await play();
      return true;
    } catch (error) {
      this.wrong.push(`${name}: could not go on: ${String(error?.message ?? error).split('\n')[0]}`);
      return false;
    }
  }

  print(milliseconds) {
    const seconds = Math.round(milliseconds / 1000);
    console.log(
      `${this.checks} checks of ${this.looked.size} parts and patterns in ${seconds} s, ${this.wrong.length} problems`,
    );
    for (const problem of this.wrong) console.error(`  ${problem}`);
  }
}

class Checks {
  #findings;
  #head;

  constructor(findings, part, input) {
    this.#findings = findings;
    this.#head = `${part}, ${input}`;
  }

  /** Reads until it is as expected, or for so long as one would wait for it. */
  async see(key, what, read, expected) {
    const until = Date.now() + patience;
    let seen = await read();
    while (!isDeepStrictEqual(seen, expected) && Date.now() < until) {
      await new Promise((again) => setTimeout(again, 25));
      seen = await read();
    }
    return this.holds(key, what, seen, expected);
  }

  /** Expected to stay as it is: reads once, after the page has drawn what came of the key. */
  async stays(page, key, what, read, expected) {
    await drawn(page);
    return this.holds(key, what, await read(), expected);
  }

  holds(key, what, seen, expected = true) {
    this.#findings.checks += 1;
    if (isDeepStrictEqual(seen, expected)) return true;
    this.#findings.wrong.push(
      `${this.#head}, ${key}: ${what}: expected ${JSON.stringify(expected)}, seen ${JSON.stringify(seen)}`,
    );
    return false;
  }
}

/** After two frames all that React and the browser had to do for an event is done. */
export function drawn(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
}

import { setTimeout } from 'node:timers/promises';
import type { Services } from '../operations/Operation.ts';

/** How long requests that are under way go first between two parts, ms: work for thousands still ends within seconds. */
const longestWait = 20;

interface Pace {
  /** How many times as long as a part has worked it rests before the next: with 1 the database is there for requests half of the time. */
  rest: number;
}

/**
 * Does long work in parts, each a transaction of its own; requests come first, and the server may stop between two.
 * @param part returns whether there was anything to do
 */
export async function partByPart(
  { requests, stopping }: Pick<Services, 'requests' | 'stopping'>,
  part: () => Promise<boolean>,
  { rest }: Pace = { rest: 0 },
): Promise<void> {
  for (;;) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    if (stopping.aborted || !(await part())) return;
    // oxlint-disable-next-line no-await-in-loop -- a rest between parts
    if (rest > 0) await setTimeout(rest * (performance.now() - began));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await requests.pass(longestWait);
  }
}

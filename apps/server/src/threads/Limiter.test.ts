import { expect, test } from 'vitest';
import { Limiter } from './Limiter.ts';

test('at most `max` run at a time, in order, also after one that failed', async () => {
  const limiter = new Limiter(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (place: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    begun.push(place);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (place === 1) throw new Error('failed');
    return place;
  };
  const results = await Promise.allSettled(Array.from({ length: 6 }, (_, place) => limiter.run(work(place))));
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1);
});

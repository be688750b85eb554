import { expect, test } from 'vitest';
import { ApiError } from './ApiError';
import { PollPace } from './PollPace';

function paceAt() {
  let now = 0;
  const pace = new PollPace(() => now);
  const taking = (milliseconds: number) =>
    pace.observe(() => {
      now += milliseconds;
      return Promise.resolve();
    });
  const failing = (error: Error) => expect(pace.observe(() => Promise.reject(error))).rejects.toBe(error);
  return { pace, taking, failing };
}

test('a quick server is asked in the own interval of each poll', async () => {
  const { pace, taking } = paceAt();
  await taking(40);
  expect([pace.interval(3_000), pace.interval(5_000)]).toEqual([3_000, 5_000]);
});

test('a slow one is asked less often, and again as before once it is quick', async () => {
  const { pace, taking } = paceAt();
  await taking(2_000);
  expect(pace.interval(3_000)).toBe(8_000);
  await taking(60_000);
  expect(pace.interval(3_000)).toBe(60_000);
  await taking(10);
  expect(pace.interval(3_000)).toBe(3_000);
});

test('one that fails is asked less and less often, at most each minute', async () => {
  const { pace, failing, taking } = paceAt();
  const lost = new ApiError(0, 'networkUnreachable', '');
  const waits: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await failing(lost);
    waits.push(pace.interval(3_000));
  }
  expect(waits).toEqual([3_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  await taking(10);
  expect(pace.interval(3_000)).toBe(3_000);
});

test('the time that a busy server names is kept; a refusal changes nothing', async () => {
  const { pace, failing } = paceAt();
  await failing(new ApiError(404, 'notFound', ''));
  expect(pace.interval(3_000)).toBe(3_000);
  const busy = { type: '', title: '', status: 503, code: 'serviceUnavailable', message: '', retry_after: 20 };
  await failing(new ApiError(503, 'serviceUnavailable', '', busy));
  expect(pace.interval(3_000)).toBe(20_000);
});

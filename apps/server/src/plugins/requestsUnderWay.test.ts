import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { countRequests, RequestsUnderWay } from './requestsUnderWay.ts';

/** Whether a promise has settled once what is due now has run. */
async function isDone(promise: Promise<void>): Promise<boolean> {
  let done = false;
  void promise.then(() => (done = true));
  await new Promise((resolve) => setImmediate(resolve));
  return done;
}

const long = 600_000;

it('lets work pass when the last request has ended', async () => {
  const requests = new RequestsUnderWay();
  expect(await isDone(requests.pass(long))).toBe(true);
  const ends = [requests.begin(), requests.begin()];
  const passed = requests.pass(long);
  ends[0]?.();
  ends[0]?.();
  expect(await isDone(passed)).toBe(false);
  ends[1]?.();
  expect(await isDone(passed)).toBe(true);
});

it('lets work pass beside requests that never end', async () => {
  const requests = new RequestsUnderWay();
  requests.begin();
  await requests.pass(1);
  await requests.pass(1);
});

it('counts a request until its answer, also one that fails', async () => {
  const requests = new RequestsUnderWay();
  const fastify = Fastify();
  countRequests(fastify, requests);
  const passes: Promise<void>[] = [];
  const seen: boolean[] = [];
  fastify.get('/:way', async ({ params }) => {
    passes.push(requests.pass(long));
    seen.push(await isDone(requests.pass(long)));
    if ((params as { way: string }).way === 'wrong') throw new Error('wrong');
    return 'right';
  });
  for (const way of ['right', 'wrong'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await fastify.inject(`/${way}`);
  await Promise.all(passes);
  expect(seen).toEqual([false, false]);
  await fastify.close();
});

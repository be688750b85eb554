import { expect, it } from 'vitest';
import { HealthCheck } from './HealthCheck.ts';

it('writes once a second however many ask, and once at a time', async () => {
  let writes = 0;
  let time = 0;
  let release = () => {};
  const write = () => {
    writes += 1;
    return new Promise<void>((resolve) => (release = resolve));
  };
  const health = new HealthCheck([{ code: 'databaseNotWritable', write }], () => time);
  const asked = [health.failures(), health.failures()];
  time = 5_000;
  asked.push(health.failures());
  release();
  expect(await Promise.all(asked)).toEqual([[], [], []]);
  expect(writes).toBe(1);

  time = 5_999;
  await health.failures();
  expect(writes).toBe(1);

  time = 6_000;
  const next = health.failures();
  release();
  await next;
  expect(writes).toBe(2);
});

it('names every part that cannot write', async () => {
  const full = new Error('full');
  const write = async () => {
    throw full;
  };
  const health = new HealthCheck([
    { code: 'dataFolderNotWritable', write },
    { code: 'databaseNotWritable', write: async () => undefined },
    { code: 'internal', write },
  ]);
  expect(await health.failures()).toEqual([
    { code: 'dataFolderNotWritable', error: full },
    { code: 'internal', error: full },
  ]);
});

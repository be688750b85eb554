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
  const asked = [health.failure(), health.failure()];
  time = 5_000;
  asked.push(health.failure());
  release();
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined]);
  expect(writes).toBe(1);

  time = 5_999;
  await health.failure();
  expect(writes).toBe(1);

  time = 6_000;
  const next = health.failure();
  release();
  await next;
  expect(writes).toBe(2);
});

it('names the first part that cannot write, and does not wait for those that may depend on it', async () => {
  const full = new Error('full');
  const health = new HealthCheck([
    { code: 'dataFolderNotWritable', write: () => Promise.reject(full) },
    { code: 'databaseNotWritable', write: () => new Promise(() => {}) },
  ]);
  expect(await health.failure()).toEqual({ code: 'dataFolderNotWritable', error: full });
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { template } from '../../testing/memoryDatabase.ts';
import { type Engine, openEngine } from './engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openEngine({ template: await template() });
});
afterAll(() => engine.close());

/** A simple query of the wire protocol. */
function query(text: string): Buffer {
  const sql = Buffer.from(`${text}\0`);
  const head = Buffer.from('Q\0\0\0\0');
  head.writeInt32BE(sql.length + 4, 1);
  return Buffer.concat([head, sql]);
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}

it('gives an answer of many parts whole, in memory of its own', async () => {
  const answer = await engine.execute(query(`select repeat('x', 100000) || 'end'`));
  expect(Buffer.from(answer).toString('latin1')).toContain(`${'x'.repeat(100_000)}end`);
  expect(answer.buffer.byteLength).toBe(answer.length);
});

it('answers messages in their order', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      engine.execute(query(`select 'answer ${index} ' || repeat('y', ${index * 3000})`)),
    ),
  );
  answers.forEach((answer, index) =>
    expect(Buffer.from(answer).toString('latin1')).toContain(`answer ${index} `),
  );
});

it('keeps nothing of what it has answered', async () => {
  const before = heapAfterCollection();
  for (let count = 0; count < 300; count += 1) await engine.execute(query(`select repeat('x', 100000)`));
  expect(heapAfterCollection() - before).toBeLessThan(10_000_000);
});

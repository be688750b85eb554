import { importLimits } from '@sen/domain/imports/importLimits';
import { expect, test } from 'vitest';
import { ReadBudget } from '../ReadBudget.ts';
import { UnreadableError } from '../UnreadableError.ts';
import { readCsv } from './readCsv.ts';

test.each([',', '"', '\n', ',"",', '"a"",'])('a file of %j alone takes little memory', (piece) => {
  const { bytes: largest } = importLimits.members;
  const budget = new ReadBudget(largest);
  const bytes = Buffer.alloc(largest, piece);
  const limits = { rows: 100, cells: 1_000 };
  const before = process.memoryUsage().rss;
  expect(() => readCsv({ bytes, name: 'a.csv', sheet: undefined, budget, limits })).toThrow(UnreadableError);
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(200);
});

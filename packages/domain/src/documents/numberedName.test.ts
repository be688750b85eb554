import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKey } from '../text/sameName.ts';
import { checkDocumentName } from './documentName.ts';
import { numberedKeyStart, numberedName } from './numberedName.ts';

const keys = (...names: string[]) => new Set(names.map(nameKey));

describe('numberedName', () => {
  it.each([
    ['Bài 1.pdf', true, [], 'Bài 1.pdf'],
    ['Bài 1.pdf', true, ['bai 1.PDF'], 'Bài 1 (2).pdf'],
    ['Bài 1.pdf', true, ['Bài 1.pdf', 'Bài 1 (2).pdf', 'Bài 1 (4).pdf'], 'Bài 1 (3).pdf'],
    ['Chương 1.2', false, ['Chương 1.2'], 'Chương 1.2 (2)'],
    ['README', true, ['readme'], 'README (2)'],
    ['.env', true, ['.env'], '.env (2)'],
  ])('%s (file: %s) beside %j is %s', (name, isFile, taken, expected) => {
    expect(numberedName(name, isFile, keys(...taken))).toBe(expected);
  });

  it('is free, valid, and found by the beginning of its key', () => {
    const name = fc
      .stringMatching(/^[a-zâễđ][a-zâễđ .]{0,240}[a-zâễđ]$/)
      .map((one) => one.slice(0, 200).trim());
    fc.assert(
      fc.property(name, fc.boolean(), fc.integer({ min: 0, max: 5 }), (given, isFile, times) => {
        fc.pre(checkDocumentName(given).length === 0);
        const taken = keys(given);
        for (let time = 0; time < times; time++) taken.add(nameKey(numberedName(given, isFile, taken)));
        const numbered = numberedName(given, isFile, taken);
        expect(taken.has(nameKey(numbered))).toBe(false);
        expect(checkDocumentName(numbered)).toEqual([]);
        expect(nameKey(numbered).startsWith(numberedKeyStart(given, isFile))).toBe(true);
      }),
    );
  });
});

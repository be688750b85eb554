import { expect, it } from 'vitest';
import { isWholeAnswer } from './isWholeAnswer.ts';

const query = Buffer.from('Q\0\0\0\x0dselect 1\0');
const parseAndSync = Buffer.from('P\0\0\0\x10\0select 1\0\0\0S\0\0\0\x04');
const startup = Buffer.from('\0\0\0\x08\0\x03\0\0');
const panic = Buffer.from('E\0\0\0\x0cSPANIC\0\0');
const done = Buffer.from('C\0\0\0\x0dSELECT 1\0Z\0\0\0\x05I');

it('knows an answer that ends before the engine is ready again', () => {
  for (const message of [query, parseAndSync]) {
    expect(isWholeAnswer(message, done)).toBe(true);
    expect(isWholeAnswer(message, panic)).toBe(false);
    expect(isWholeAnswer(message, Buffer.alloc(0))).toBe(false);
  }
  expect(isWholeAnswer(startup, Buffer.alloc(0))).toBe(true);
});

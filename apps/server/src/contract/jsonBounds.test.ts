import { describe, expect, it, vi } from 'vitest';
import { decodeFields } from './decode.ts';
import { operations } from './document.ts';
import { boundOf, isWithin } from './jsonBounds.ts';

const bodyOf = (id: string) => {
  const [content] = Object.values(operations.find((operation) => operation.id === id)?.body ?? {});
  if (!content) throw new Error(`${id} has no body.`);
  return content.schema;
};

describe('the bound of a schema', () => {
  it('is that of its largest value', () => {
    const row = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } };
    expect(boundOf({ type: 'array', maxItems: 10_000, items: row })).toBe(2 + 10_000 * 4);
    const free = { type: 'object', maxProperties: 20_000, additionalProperties: { type: 'string' } };
    expect(boundOf({ oneOf: [row, free] })).toBe(2 + 20_000);
  });

  it('is small unless the contract needs more, and never without end', () => {
    expect(boundOf(bodyOf('saveAnswers'))).toBe(10_000);
    expect(boundOf({ type: 'array', items: { type: 'string' } })).toBe(300_000);
    const inItself: Record<string, unknown> = { type: 'array', maxItems: 2 };
    inItself['items'] = inItself;
    expect(boundOf(inItself)).toBe(300_000);
  });

  it('admits a full value', () => {
    const full = { list: Array.from({ length: 4_000 }, (_, a) => ({ a, list: [], object: {} })) };
    const item = {
      properties: {
        a: { type: 'integer' },
        list: { type: 'array', maxItems: 0, items: {} },
        object: { type: 'object', properties: {} },
      },
    };
    const bound = boundOf({ properties: { list: { type: 'array', maxItems: 4_000, items: item } } });
    expect(isWithin(JSON.stringify(full), bound)).toBe(true);
  });
});

describe('a text', () => {
  it.each([
    ['nested', '['.repeat(40) + ']'.repeat(40)],
    ['nested without an end', '{"a":'.repeat(40)],
    ['many objects', `[${'{},'.repeat(60)}{}]`],
    ['many numbers', `[${'0,'.repeat(120)}0]`],
    ['many keys', `{${Array.from({ length: 120 }, (_, at) => `"k${at}":1`).join()}}`],
    ['many values after an escaped quote', `["\\\\",${'0,'.repeat(120)}0]`],
  ])('is refused with %s', (_, text) => {
    expect(isWithin(text, 100)).toBe(false);
  });

  it.each([
    ['signs in a string', JSON.stringify(['[{,'.repeat(200)])],
    ['escaped quotes in a string', JSON.stringify(['",\\'.repeat(200)])],
    ['a string without an end', `["${'[,'.repeat(200)}`],
    ['spaces', ' '.repeat(10_000)],
    ['lists one after the other', `[${'[],'.repeat(40)}[]]`],
  ])('is taken with %s', (_, text) => {
    expect(isWithin(text, 100)).toBe(true);
  });

  it('of a form’s field is not parsed beyond the bound of the field, and stays a text for the check', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const properties = { entries: { type: 'array', maxItems: 100, items: { type: 'object' } } };
    const hostile = `[${'{},'.repeat(100_000)}{}]`;
    expect(decodeFields([['entries', hostile]], properties)).toEqual({ entries: [hostile] });
    expect(parse).not.toHaveBeenCalled();
    expect(decodeFields([['entries', '[{},{}]']], properties)).toEqual({ entries: [{}, {}] });
    parse.mockRestore();
  });
});

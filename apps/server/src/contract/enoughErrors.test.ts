import { describe, expect, test } from 'vitest';
import { operations, type Schema } from './document.ts';
import { errorsOf } from './schemas.ts';

function bodyOf(id: string): Schema {
  const [body] = Object.values(operations.find((operation) => operation.id === id)?.body ?? {});
  if (!body) throw new Error(`${id} has no body.`);
  return body.schema;
}

const many = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item);

describe('a large value that is wrong everywhere', () => {
  test('is refused after its first hundred errors', () => {
    const errors = errorsOf(bodyOf('saveCourse'), { chapters: many(10_000, () => ({})) }) ?? [];
    expect(errors.length).toBeGreaterThan(50);
    expect(errors.length).toBeLessThan(200);
  });

  test.each([
    ['saveCourse', 'chapters', 10_001],
    ['saveAnswers', 'entries', 20_000],
  ])('of %s is refused for its length alone', (id, field, count) => {
    const errors = errorsOf(bodyOf(id), { [field]: many(count, () => ({})) }) ?? [];
    expect(errors.filter(({ instancePath }) => instancePath.startsWith(`/${field}`))).toMatchObject([
      { instancePath: `/${field}`, keyword: 'maxItems' },
    ]);
  });

  test('is refused for the number of its unknown fields', () => {
    const hostile = Object.fromEntries(many(10_000, () => 0).map((zero, index) => [`k${index}`, zero]));
    const errors = errorsOf(bodyOf('saveCourse'), { chapters: [hostile] }) ?? [];
    expect(errors).toMatchObject([{ instancePath: '/chapters/0', keyword: 'maxProperties' }]);
  });
});

test('a few errors are all named', () => {
  const errors = errorsOf(bodyOf('saveCourse'), { chapters: [{}, {}], unknown: 1 }) ?? [];
  expect(errors.map(({ instancePath }) => instancePath)).toEqual(
    expect.arrayContaining(['', '/chapters/0', '/chapters/1']),
  );
});

describe('a time', () => {
  const errorsIn = (start_time: string) =>
    (errorsOf(bodyOf('saveCourse'), { start_time }) ?? []).filter(
      ({ instancePath }) => instancePath === '/start_time',
    );

  test.each(['2027-03-01T01:00:00Z', '1900-01-01T00:00:00Z', '9999-12-31T23:59:59+07:00'])(
    '%s is one',
    (text) => {
      expect(errorsIn(text)).toEqual([]);
    },
  );

  test.each([
    '0000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '9999-12-31T23:59:59-12:00',
    '2027-02-30T00:00:00Z',
    '2027-03-01',
  ])('%s is none', (text) => {
    expect(errorsIn(text)).toMatchObject([{ keyword: 'format' }]);
  });
});

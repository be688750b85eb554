import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FilterCondition, FilterDefinition } from './filterProps';
import { filtersFromQuery, filtersToQuery } from './filterQuery';
import { crossedDates, validFilters } from './filterState';

const options = [
  { value: 'open', label: 'Đang mở' },
  { value: 'a,b&c=d', label: 'Khóa' },
];
const definitions: FilterDefinition[] = [
  { key: 'status', label: 'Trạng thái', type: 'choice', options },
  { key: 'unit', label: 'Đơn vị', type: 'choices' },
  { key: 'name', label: 'Tên', type: 'text', maxLength: 60 },
  { key: 'created', label: 'Ngày tạo', type: 'dates' },
];

test('an address can be read', () => {
  const query = filtersToQuery([
    { key: 'unit', choices: ['hn', 'hue'] },
    { key: 'created', after: '2026-11-01' },
  ]);
  expect(decodeURIComponent(query.toString())).toBe('f.unit=hn&f.unit=hue&f.created=after:2026-11-01');
});

test('unknown keys and bad values are dropped', () => {
  const query = new URLSearchParams(
    'f.status=gone&f.unit=&f.name=+&f.created=after:2026-02-30&f.created=2026-11-01&f.secret=1&page=2&status=open',
  );
  expect(filtersFromQuery(definitions, query)).toEqual([]);
  expect(filtersFromQuery(definitions, new URLSearchParams({ 'f.name': 'x'.repeat(61) }))).toEqual([]);
});

test('the first of two values counts for a single choice, and each of many only once', () => {
  const query = new URLSearchParams('f.status=open&f.status=open&f.unit=hn&f.unit=hn');
  expect(filtersFromQuery(definitions, query)).toEqual([
    { key: 'status', choice: 'open' },
    { key: 'unit', choices: ['hn'] },
  ]);
});

const text = fc.string({ unit: 'grapheme', maxLength: 20 });
const day = fc
  .integer({ min: 0, max: 40_000 })
  .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
const condition = fc.oneof<fc.Arbitrary<FilterCondition>[]>(
  fc.record({ key: fc.constant('status'), choice: fc.oneof(fc.constantFrom('open', 'a,b&c=d'), text) }),
  fc.record({ key: fc.constantFrom('unit', 'nobody'), choices: fc.array(text) }),
  fc.record({ key: fc.constant('name'), text }),
  fc.record({ key: fc.constant('created'), after: fc.oneof(day, text) }),
  fc.record({ key: fc.constant('created'), before: fc.oneof(day, text) }),
);

test('valid filters survive a round trip through a URL', () => {
  fc.assert(
    fc.property(fc.array(condition), (conditions) => {
      const state = validFilters(definitions, conditions);
      const address = filtersToQuery(state).toString();
      expect(filtersFromQuery(definitions, new URLSearchParams(address))).toEqual(state);
    }),
  );
});

test('any URL parses without an error to valid filters', () => {
  const pairs = fc.array(
    fc.tuple(fc.constantFrom('f.status', 'f.unit', 'f.name', 'f.created', 'f.', 'x'), text),
  );
  fc.assert(
    fc.property(pairs, (query) => {
      const state = filtersFromQuery(definitions, new URLSearchParams(query));
      expect(validFilters(definitions, state)).toEqual(state);
    }),
  );
});

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20261101', '2026-11-01T08:00', '0000-00-00'])(
  '%s is no day',
  (given) => expect(validFilters(definitions, [{ key: 'created', after: given }])).toEqual([]),
);

test('a leap day is a day', () => {
  const leap = [{ key: 'created', after: '2028-02-29' }];
  expect(validFilters(definitions, leap)).toEqual(leap);
});

test('dates that leave no day between them are crossed', () => {
  const span = (after: string, before: string): FilterCondition[] => [
    { key: 'created', after: after },
    { key: 'created', before: before },
  ];
  expect(crossedDates(span('2026-11-01', '2026-11-02'))).toBe(false);
  expect(crossedDates(span('2026-11-01', '2026-11-01'))).toBe(true);
  expect(crossedDates(span('2026-11-01', '2026-11-02').slice(0, 1))).toBe(false);
});

test('the values of all conditions stay within a maximum, with room for the fields of one value', () => {
  const many: FilterDefinition[] = [...definitions, { key: 'topic', label: 'Chủ đề', type: 'choices' }];
  const chosen = (key: string, count: number) => ({
    key,
    choices: Array.from({ length: count }, (_, place) => `${key}${place}`),
  });
  const counts = (state: FilterCondition[], max: number) =>
    validFilters(many, state, max).map((one) => ('choices' in one ? one.choices.length : 1));
  // A status, a name and two dates keep four.
  expect(counts([chosen('unit', 40)], 29)).toEqual([25]);
  expect(counts([chosen('unit', 20), chosen('topic', 20)], 29)).toEqual([20, 5]);
  expect(counts([{ key: 'status', choice: 'open' }, chosen('unit', 40)], 29)).toEqual([1, 25]);
  expect(counts([chosen('unit', 3)], 2)).toEqual([]);
});

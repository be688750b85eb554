import { describe, expect, test } from 'vitest';
import { listQuery } from './listQuery';
import { readListState, writeListState, type ListFilter, type ListShape } from './listState';

const shape: ListShape<'created_at' | 'title'> = { sorts: ['created_at', 'title'], order: 'desc' };
const filters: ListFilter<'type' | 'status' | 'created_at'>[] = [
  { key: 'type', label: 'Loại', type: 'multiSelect' },
  { key: 'status', label: 'Trạng thái', type: 'select', options: [{ value: 'draft', label: 'Bản nháp' }] },
  { key: 'created_at', label: 'Ngày tạo', type: 'date' },
];
const read = (address: string) => readListState(shape, filters, new URLSearchParams(address));

describe('the state of a list in the address', () => {
  test('the plain address is the usual list', () => {
    expect(read('')).toEqual({
      page: 1,
      limit: 10,
      sort: 'created_at',
      order: 'desc',
      search: '',
      filters: [],
    });
    expect(writeListState(shape, read('')).toString()).toBe('');
  });

  test('what is written is read again', () => {
    const state = read(
      'q=chữa cháy&f.type=long_answer&f.type=true_false&sort=title&order=asc&limit=50&page=3',
    );
    expect(state).toMatchObject({ page: 3, limit: 50, sort: 'title', order: 'asc', search: 'chữa cháy' });
    expect(state.filters).toEqual([{ key: 'type', multiSelected: ['long_answer', 'true_false'] }]);
    expect(readListState(shape, filters, writeListState(shape, state))).toEqual(state);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e99',
    'page=x',
    'limit=7',
    'sort=password',
    'order=up',
    'colour=red',
    'f.colour=red',
    'f.status=burnt',
    'f.created_at=after:yesterday',
  ])('%s is not taken', (address) => {
    expect(read(address)).toEqual(read(''));
  });
});

test('the query of a call pairs each field with its keyword', () => {
  expect(
    listQuery(read('q=cháy&f.status=draft&f.type=match_clauses&f.type=true_false&page=2'), 'title'),
  ).toEqual({
    page: 2,
    limit: 10,
    sort: 'created_at',
    order: 'desc',
    'fieldName[]': ['title', 'type', 'type', 'status'],
    'keyword[]': ['cháy', 'match_clauses', 'true_false', 'draft'],
  });
  expect(listQuery(read(''), 'title')).not.toHaveProperty(['fieldName[]']);
});

test('a day is sent as the moment at which it begins and ends in Vietnam', () => {
  expect(
    listQuery(read('f.created_at=after:2026-11-01&f.created_at=before:2026-11-03'), 'title'),
  ).toMatchObject({
    'fieldName[]': ['created_at', 'created_at'],
    'keyword[]': ['2026-10-31T17:00:00Z', '2026-11-02T16:59:59Z'],
    'compare[]': ['isAfter', 'isBefore'],
  });
});

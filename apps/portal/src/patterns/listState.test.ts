import { describe, expect, test } from 'vitest';
import { listQuery } from './listQuery';
import { readListState, writeListState, type ListShape } from './listState';

const shape: ListShape<'created_at' | 'title', 'type' | 'status'> = {
  sorts: ['created_at', 'title'],
  order: 'desc',
  filters: ['type', 'status'],
};
const read = (address: string) => readListState(shape, new URLSearchParams(address));

describe('the state of a list in the address', () => {
  test('the plain address is the usual list', () => {
    expect(read('')).toEqual({
      page: 1,
      limit: 10,
      sort: 'created_at',
      order: 'desc',
      search: '',
      filters: {},
    });
    expect(writeListState(shape, read('')).toString()).toBe('');
  });

  test('what is written is read again', () => {
    const state = read('q=chữa cháy&type=long_answer&sort=title&order=asc&limit=50&page=3');
    expect(state).toMatchObject({ page: 3, limit: 50, sort: 'title', order: 'asc', search: 'chữa cháy' });
    expect(readListState(shape, writeListState(shape, state))).toEqual(state);
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
  ])('%s is not taken', (address) => {
    expect(read(address)).toEqual(read(''));
  });
});

test('the query of a call pairs each field with its keyword', () => {
  expect(listQuery(read('q=cháy&status=draft&page=2'), 'title')).toEqual({
    page: 2,
    limit: 10,
    sort: 'created_at',
    order: 'desc',
    'fieldName[]': ['title', 'status'],
    'keyword[]': ['cháy', 'draft'],
  });
  expect(listQuery(read(''), 'title')).not.toHaveProperty(['fieldName[]']);
});

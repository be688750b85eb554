import { describe, expect, test } from 'vitest';
import { listLimits } from '@sen/api/contract/listLimits.gen';
import { callQuery } from './callQuery';
import { readListState, writeListState, type ListFilter, type ListShape } from './listState';

const shape: ListShape<'created_at' | 'title'> = { sorts: ['created_at', 'title'], order: 'desc' };
const filters: ListFilter<'type' | 'status' | 'created_at'>[] = [
  { key: 'type', label: 'Loại', type: 'choices' },
  { key: 'status', label: 'Trạng thái', type: 'choice', options: [{ value: 'draft', label: 'Bản nháp' }] },
  { key: 'created_at', label: 'Ngày tạo', type: 'dates' },
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
    expect(state.filters).toEqual([{ key: 'type', choices: ['long_answer', 'true_false'] }]);
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

  test('an address with more choices than a call has keywords is cut', () => {
    const choices = Array.from({ length: 40 }, (_, place) => `f.type=${place}`).join('&');
    const { filters: conditions, ...state } = read(
      `q=cháy&f.status=draft&f.created_at=after:2026-11-01&${choices}`,
    );
    const { 'keyword[]': keywords } = callQuery({ ...state, filters: conditions }, 'title');
    expect(keywords).toHaveLength(listLimits.keywords - 1);
    expect(keywords).toEqual(expect.arrayContaining(['cháy', 'draft', '0', '25']));
  });
});

import { expect, test } from 'vitest';
import { callQuery, keywords } from './callQuery';
import { readListState, type ListFilter } from './listState';

const filters: ListFilter<'type' | 'status' | 'code' | 'created_at'>[] = [
  { key: 'type', label: 'Loại', type: 'choices' },
  { key: 'status', label: 'Trạng thái', type: 'choice' },
  { key: 'code', label: 'Mã', type: 'text' },
  { key: 'created_at', label: 'Ngày tạo', type: 'dates' },
];
const shape = { sorts: ['created_at', 'title'], order: 'desc' } as const;
const read = (address: string) => readListState(shape, filters, new URLSearchParams(address));

test('the query of a call pairs each field with its keyword', () => {
  expect(
    callQuery(read('q=cháy&f.status=draft&f.type=match_clauses&f.type=true_false&page=2'), 'title'),
  ).toEqual({
    page: 2,
    limit: 10,
    sort: 'created_at',
    order: 'desc',
    'fieldName[]': ['title', 'type', 'type', 'status'],
    'keyword[]': ['cháy', 'match_clauses', 'true_false', 'draft'],
  });
  expect(callQuery(read(''), 'title')).not.toHaveProperty(['fieldName[]']);
});

test('a day is sent as the moment at which it begins and ends in Vietnam', () => {
  expect(
    callQuery(read('f.created_at=after:2026-11-01&f.created_at=before:2026-11-03'), 'title'),
  ).toMatchObject({
    'fieldName[]': ['created_at', 'created_at'],
    'keyword[]': ['2026-10-31T17:00:00Z', '2026-11-02T16:59:59Z'],
    'compare[]': ['isAfter', 'isBefore'],
  });
});

test('each kind of filter asks for what it shows', () => {
  expect(callQuery(read('f.code=AT-12&f.status=draft'), 'title')).toMatchObject({
    'fieldName[]': ['status', 'code'],
    'keyword[]': ['draft', 'AT-12'],
  });
});

test('a list of one order sends none', () => {
  const state = readListState({}, [], new URLSearchParams('q=cháy&sort=title&order=desc'));
  expect(callQuery(state, 'title')).toEqual({
    page: 1,
    limit: 10,
    'fieldName[]': ['title'],
    'keyword[]': ['cháy'],
  });
});

test('a call may look for texts by field, and for any of several', () => {
  expect(keywords({ name: 'Hà Nội' })).toEqual({ 'fieldName[]': ['name'], 'keyword[]': ['Hà Nội'] });
  expect(keywords({ name: '', unit: undefined })).toEqual({});
  expect(keywords({ timing: ['happening', 'not_started'], name: 'A' })).toEqual({
    'fieldName[]': ['timing', 'timing', 'name'],
    'keyword[]': ['happening', 'not_started', 'A'],
  });
});

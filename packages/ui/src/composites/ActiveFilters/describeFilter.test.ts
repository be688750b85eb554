import { expect, test } from 'vitest';
import { activeFiltersMessages } from './ActiveFilters.messages';
import { describeFilter } from './describeFilter';

const { vi } = activeFiltersMessages;
const options = ['hn', 'hue', 'dn', 'dl'].map((value) => ({ value, label: value.toUpperCase() }));
const unit = { key: 'unit', label: 'Đơn vị', type: 'choices', options } as const;
const created = { key: 'created', label: 'Ngày tạo', type: 'dates' } as const;

test('a date says which side of the day', () => {
  expect(describeFilter({ key: 'created', after: '2026-11-01' }, created, vi)).toBe(
    'Ngày tạo: sau 01/11/2026',
  );
  expect(describeFilter({ key: 'created', before: '2026-12-01' }, created, vi)).toBe(
    'Ngày tạo: trước 01/12/2026',
  );
});

test('values have their labels; many are counted', () => {
  expect(describeFilter({ key: 'unit', choices: ['hn', 'x'] }, unit, vi)).toBe('Đơn vị: HN, x');
  expect(describeFilter({ key: 'unit', choices: ['hn', 'hue', 'dn', 'dl'] }, unit, vi)).toBe(
    'Đơn vị: HN, HUE, DN và 1 mục khác',
  );
  expect(describeFilter({ key: 'unit', choice: 'hue' }, { ...unit, type: 'choice' }, vi)).toBe('Đơn vị: HUE');
});

test('text stands in quotes', () => {
  expect(
    describeFilter({ key: 'name', text: ' an toàn ' }, { key: 'name', label: 'Tên', type: 'text' }, vi),
  ).toBe('Tên có chứa “an toàn”');
});

import { expect, test } from 'vitest';
import { activeFiltersMessages } from './ActiveFilters.messages';
import { describeFilter } from './describeFilter';

const { vi } = activeFiltersMessages;
const options = ['hn', 'hue', 'dn', 'dl'].map((value) => ({ value, label: value.toUpperCase() }));
const unit = { key: 'unit', label: 'Đơn vị', type: 'multiSelect', options } as const;
const created = { key: 'created', label: 'Ngày tạo', type: 'date' } as const;

test('a date says which side of the day', () => {
  expect(describeFilter({ key: 'created', compare: 'isAfter', date: '2026-11-01' }, created, vi)).toBe(
    'Ngày tạo: sau 01/11/2026',
  );
  expect(describeFilter({ key: 'created', compare: 'isBefore', date: '2026-12-01' }, created, vi)).toBe(
    'Ngày tạo: trước 01/12/2026',
  );
});

test('values have their labels; many are counted', () => {
  expect(describeFilter({ key: 'unit', multiSelected: ['hn', 'x'] }, unit, vi)).toBe('Đơn vị: HN, x');
  expect(describeFilter({ key: 'unit', multiSelected: ['hn', 'hue', 'dn', 'dl'] }, unit, vi)).toBe(
    'Đơn vị: HN, HUE, DN và 1 mục khác',
  );
  expect(describeFilter({ key: 'unit', selected: 'hue' }, { ...unit, type: 'select' }, vi)).toBe(
    'Đơn vị: HUE',
  );
});

test('text stands in quotes', () => {
  expect(
    describeFilter(
      { key: 'name', compare: 'like', fieldValue: ' an toàn ' },
      { key: 'name', label: 'Tên', type: 'textField' },
      vi,
    ),
  ).toBe('Tên có chứa “an toàn”');
});

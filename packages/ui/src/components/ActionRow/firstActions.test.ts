import { expect, test } from 'vitest';
import { firstActions } from './firstActions';

test('the primary one stays longest, one that is not possible now leaves first', () => {
  expect(
    firstActions([
      { id: 'lock', label: 'Khóa', disabledReason: 'Đã khóa' },
      { id: 'delete', label: 'Xóa', danger: true },
      { id: 'another', label: 'Tạo câu khác', variant: 'neutral' },
      { id: 'copy', label: 'Tạo bản sao' },
      { id: 'assign', label: 'Giao cho lớp', variant: 'primary' },
    ]),
  ).toEqual([4, 3, 2, 1, 0]);
});

test('otherwise their order counts', () => {
  expect(
    firstActions([
      { id: 'edit', label: 'Chỉnh sửa' },
      { id: 'lock', label: 'Khóa' },
    ]),
  ).toEqual([0, 1]);
});

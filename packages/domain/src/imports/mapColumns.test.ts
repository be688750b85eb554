import { describe, expect, test } from 'vitest';
import { classSheet } from './classColumns.ts';
import { headingRow } from './headingRow.ts';
import { checkMapping, mapColumns } from './mapColumns.ts';
import { questionSheet } from './questionColumns.ts';

describe('headings', () => {
  test('are guessed without regard to marks, case and signs', () => {
    expect(
      mapColumns(questionSheet, [
        'STT',
        'LOAI CAU HOI (*)',
        'Câu hỏi',
        'Phương án A',
        'B',
        'Đáp án đúng',
        'danh mục',
      ]),
    ).toEqual({
      type: 1,
      title: 2,
      option_a: 3,
      option_b: 4,
      key: 5,
      category: 6,
    });
  });

  test('are known with a hint in brackets', () => {
    expect(
      mapColumns(questionSheet, ['Nội dung (ghi [[1]] cho ô trống)', 'Đáp án [chữ cái]', 'Lựa chọn A (*)']),
    ).toEqual({
      title: 0,
      key: 1,
      option_a: 2,
    });
  });

  test('of earlier templates are known', () => {
    expect(mapColumns(questionSheet, ['Xáo trộn'])).toEqual({ shuffle: 0 });
  });

  test('are found below a title; the first row is theirs when none is known', () => {
    const heading = ['Loại câu hỏi', 'Nội dung', 'Đáp án'];
    const title = ['NGÂN HÀNG CÂU HỎI', '', ''];
    expect(headingRow(questionSheet, [heading, title])).toBe(0);
    expect(headingRow(questionSheet, [title, ['Tháng 11'], heading, ['Đúng/Sai', 'Câu hỏi', 'Đúng']])).toBe(
      2,
    );
    expect(headingRow(questionSheet, [title, ['x'], ['y']])).toBe(0);
    expect(headingRow(questionSheet, [])).toBe(0);
  });

  test('of which one is needed are named when none is mapped', () => {
    const columns = 'Mã thành viên, Mã nhân viên, Email, Tên đăng nhập';
    expect(checkMapping(classSheet, { name: 0 }, 'vi')).toEqual([
      { field: 'mapping.membership_code', code: 'columnOneOfMissing', params: { columns } },
    ]);
    expect(checkMapping(classSheet, { name: 0, email: 1 }, 'vi')).toEqual([]);
  });

  test('that are missing or double are named', () => {
    expect(checkMapping(questionSheet, { type: 0, title: 1, category: 1 }, 'vi')).toEqual([
      { field: 'mapping.category', code: 'columnTwice', params: { column: 'Danh mục' } },
      { field: 'mapping.key', code: 'columnMissing', params: { column: 'Đáp án' } },
    ]);
  });
});

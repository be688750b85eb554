import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of categories. */
export const serverErrors = {
  categoryNameTaken: {
    status: 422,
    vi: 'Tên danh mục này đã có. Vui lòng nhập tên khác.',
    en: 'This category name already exists. Please enter another one.',
  },
} as const satisfies ErrorTable;

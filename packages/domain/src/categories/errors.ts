import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of categories that the portal finds too. */
export const errors = {
  categoryOfAnother: {
    status: 403,
    vi: 'Chỉ {who} (người tạo) và quản trị hệ thống được sửa hoặc xóa. Hãy nhờ một trong hai.',
    en: 'Only {who} (its creator) and system administrators may change or delete it. Ask one of them.',
  },
  categoryWithoutCreator: {
    status: 403,
    vi: 'Tài khoản đã tạo danh mục này không còn nữa, nên chỉ quản trị hệ thống được sửa hoặc xóa.',
    en: 'The account that created this category is gone, so only system administrators may change or delete it.',
  },
} as const satisfies ErrorTable;

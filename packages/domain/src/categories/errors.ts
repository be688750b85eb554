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
  categoryAboveItself: {
    status: 409,
    vi: 'Đây chính là danh mục đang chọn. Vui lòng chọn một danh mục khác.',
    en: 'This is the category itself. Please choose another one.',
  },
  categoryTooDeep: {
    status: 409,
    vi: 'Danh mục chỉ có hai cấp, nên danh mục con không có danh mục con. Vui lòng chọn một danh mục cấp trên.',
    en: 'Categories have two levels, so a subcategory has none of its own. Please choose a category of the upper level.',
  },
  categoryHasChildren: {
    status: 409,
    vi: 'Danh mục có {count} danh mục con nên không thể nằm trong một danh mục con hay danh mục khác. Vui lòng chọn một danh mục cấp trên, hoặc chuyển các danh mục con đi trước.',
    en: 'The category has subcategories ({count}), so it cannot become part of another one. Please choose a category of the upper level, or move the subcategories away first.',
  },
} as const satisfies ErrorTable;

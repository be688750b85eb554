import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of categories. */
export const serverErrors = {
  categoryNameTaken: {
    status: 422,
    vi: 'Tên danh mục này đã có. Vui lòng nhập tên khác.',
    en: 'This category name already exists. Please enter another one.',
  },
  categoryInUse: {
    status: 409,
    vi: 'Không xóa được “{name}” vì danh mục đang có {uses}. Hãy chuyển tất cả sang danh mục khác rồi xóa.',
    en: 'The category “{name}” cannot be deleted because it has {uses}. Move everything to another category first, then delete it.',
  },
  categoryChanged: {
    status: 409,
    vi: 'Trong lúc bạn đang sửa, danh mục này đã được người khác đổi thành “{name}”. Những gì bạn nhập vẫn còn: bấm lưu lần nữa nếu vẫn muốn thay.',
    en: 'While you were editing, somebody else changed this category to “{name}”. What you entered is still here: save again if you still want to replace it.',
  },
  categoryUnitFixed: {
    status: 409,
    vi: 'Chỉ đổi được đơn vị của danh mục cấp trên chưa được dùng và không có danh mục con.',
    en: 'Only the unit of a category of the upper level that nothing uses, without subcategories, can be changed.',
  },
  categoryChildrenCollide: {
    status: 409,
    vi: '“{to}” đã có danh mục con trùng tên: {names}. Hãy đổi tên hoặc chuyển riêng các danh mục con này trước.',
    en: '“{to}” already has subcategories with these names: {names}. Rename them or move them one by one first.',
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

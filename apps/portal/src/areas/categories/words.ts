import { defineWords } from '../../words/defineWords';

export const words = defineWords('categories', {
  vi: {
    add: 'Tạo danh mục',
    added: 'Đã tạo danh mục.',
    name: 'Tên danh mục',
    createdBy: 'Người tạo',
    created: 'Ngày tạo',
    emptyTitle: 'Chưa có danh mục nào',
    emptyText: 'Danh mục giúp sắp xếp và tìm bài giảng nhanh hơn.',
  },
  en: {
    add: 'Create category',
    added: 'Category created.',
    name: 'Category name',
    createdBy: 'Created by',
    created: 'Created on',
    emptyTitle: 'No categories yet',
    emptyText: 'Categories keep lessons in order and easy to find.',
  },
});

import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const words = defineWords('questions', {
  vi: {
    add: 'Tạo câu hỏi',
    import: 'Nhập từ tệp',
    view: 'Xem',
    edit: 'Chỉnh sửa',
    question: 'Câu hỏi',
    type: 'Loại câu hỏi',
    category: 'Danh mục',
    status: 'Trạng thái',
    created: 'Ngày tạo',
    clone: 'Tạo bản sao',
    cloned: 'Đã tạo bản sao ở trạng thái bản nháp.',
    markError: 'Đánh dấu có lỗi',
    unmarkError: 'Bỏ đánh dấu có lỗi',
    errorMarked: 'Đã đánh dấu câu hỏi có lỗi.',
    errorUnmarked: 'Đã bỏ đánh dấu có lỗi.',
    errors: 'Có lỗi',
    withError: 'Có',
    withoutError: 'Không',
    delete: 'Xóa',
    deleteTitle: 'Xóa {{count}} câu hỏi?',
    deleteOne: 'Xóa câu hỏi “{{name}}”?',
    deleteText: 'Câu hỏi đã xóa không thể khôi phục. Câu hỏi đang được dùng trong đề thi sẽ không bị xóa.',
    deleted: 'Đã xóa {{count}} câu hỏi.',
    emptyTitle: 'Chưa có câu hỏi nào',
    emptyText:
      'Hãy viết câu hỏi đầu tiên, hoặc nhập nhiều câu từ tệp. Bạn có thể tải tệp mẫu có ví dụ cho cả 11 loại câu hỏi.',
  },
  en: {
    add: 'Create question',
    import: 'Import from a file',
    view: 'View',
    edit: 'Edit',
    question: 'Question',
    type: 'Question type',
    category: 'Category',
    status: 'Status',
    created: 'Created on',
    clone: 'Duplicate',
    cloned: 'A copy was created as a draft.',
    markError: 'Mark as faulty',
    unmarkError: 'Unmark as faulty',
    errorMarked: 'The question is marked as faulty.',
    errorUnmarked: 'The question is no longer marked as faulty.',
    errors: 'Faulty',
    withError: 'Yes',
    withoutError: 'No',
    delete: 'Delete',
    deleteTitle: ({ count }) => plural(count, 'Delete 1 question?', `Delete ${count} questions?`),
    deleteOne: 'Delete the question “{{name}}”?',
    deleteText: 'A deleted question cannot be restored. A question used in an exam is not deleted.',
    deleted: ({ count }) => plural(count, '1 question deleted.', `${count} questions deleted.`),
    emptyTitle: 'No questions yet',
    emptyText:
      'Write the first one, or import many from a file. The template has an example of each of the 11 question types.',
  },
});

export const errorMarkLabel = (marked: 'true' | 'false') =>
  words(marked === 'true' ? 'withError' : 'withoutError');

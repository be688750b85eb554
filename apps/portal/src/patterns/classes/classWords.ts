import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

export const classWords = defineWords('classActions', {
  vi: {
    view: 'Xem lớp học',
    edit: 'Chỉnh sửa',
    delete: 'Xóa',
    deleteTitle: 'Xóa {{count}} lớp học?',
    deleteOneTitle: 'Xóa lớp học “{{name}}”?',
    deleteText:
      'Lớp học bị xóa hẳn cùng danh sách học viên, buổi học trực tuyến và bài thi đã giao; giảng viên và học viên được báo. Lớp đang diễn ra hoặc đã có bài làm thì không xóa được. Không thể hoàn tác.',
    deleted: 'Đã xóa {{count}} lớp học.',
    add: 'Tạo lớp học',
    class: 'Lớp học',
    code: 'Mã lớp',
    teacher: 'Giảng viên',
    timing: 'Trạng thái',
    start: 'Bắt đầu',
    students: 'Học viên',
  },
  en: {
    view: 'View class',
    edit: 'Edit',
    delete: 'Delete',
    deleteTitle: ({ count }) => plural(count, 'Delete 1 class?', `Delete ${count} classes?`),
    deleteOneTitle: 'Delete the class “{{name}}”?',
    deleteText:
      'The class is deleted for good with its list of students, its online sessions and the exams assigned to it; its teacher and students are notified. A class that is running or has attempts cannot be deleted. This cannot be undone.',
    deleted: ({ count }) => plural(count, '1 class deleted.', `${count} classes deleted.`),
    add: 'Create class',
    class: 'Class',
    code: 'Class code',
    teacher: 'Teacher',
    timing: 'Status',
    start: 'Starts',
    students: 'Students',
  },
});

import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';

/** Texts of the import of class lists. */
export const classListWords = defineWords('classList', {
  vi: {
    open: 'Nhập danh sách từ tệp',
    import: 'Nhập',
    drop: 'Kéo thả danh sách lớp vào đây',
    templateName: 'mau-danh-sach-lop',
    refusedName: 'danh-sach-lop-dong-loi',
    rows: 'Dòng trong tệp',
    good: 'Học viên sẽ được thêm',
    saved: 'Học viên đã thêm',
    repeated: 'Đã ở trong lớp',
    refused: 'Dòng không hợp lệ',
    student: 'Học viên',
    start: 'Thêm {{count}} học viên',
    nothing: 'Không có học viên nào để thêm.',
    notStarted: 'Chưa bắt đầu nhập được',
    done: 'Đã thêm {{count}} học viên vào lớp',
    noneDone: 'Không có học viên mới nào',
    seeClass: 'Xem học viên của lớp',
  },
  en: {
    open: 'Import a list',
    import: 'Import',
    drop: 'Drop the class list here',
    templateName: 'class-list-template',
    refusedName: 'class-list-invalid-rows',
    rows: 'Rows in the file',
    good: 'Students to add',
    saved: 'Students added',
    repeated: 'Already in the class',
    refused: 'Invalid rows',
    student: 'Student',
    start: ({ count }) => plural(count, 'Add 1 student', `Add ${count} students`),
    nothing: 'There is no student to add.',
    notStarted: 'The import could not be started',
    done: ({ count }) =>
      plural(count, '1 student added to the class', `${count} students added to the class`),
    noneDone: 'No new students',
    seeClass: 'View the students of the class',
  },
});

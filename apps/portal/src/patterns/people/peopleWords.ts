import { defineWords } from '../../words/defineWords';

export const peopleWords = defineWords('people', {
  vi: {
    chosen: 'Đã chọn {{count}} người',
    full: 'Đã đủ {{max}} người. Bỏ bớt người để chọn thêm.',
    failed: 'Chưa tải được danh sách thành viên. Hãy gõ tên để thử lại.',
    someStudents: 'Chọn học viên',
    chosenStudents: 'Học viên được chọn',
    lecturersFailed: 'Chưa tải được danh sách giảng viên. Hãy gõ tên để thử lại.',
  },
  en: {
    chosen: 'Chosen: {{count}}',
    full: 'The maximum of {{max}} people is reached. Remove somebody to choose others.',
    failed: 'The members could not be loaded. Type a name to try again.',
    someStudents: 'Chosen students',
    chosenStudents: 'Students',
    lecturersFailed: 'The teachers could not be loaded. Type a name to try again.',
  },
});

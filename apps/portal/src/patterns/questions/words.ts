import { defineWords } from '../../words/defineWords';

export const words = defineWords('questionDocument', {
  vi: {
    asStudent: 'Xem như học viên',
    asStudentHelp: 'Ẩn đáp án. Bạn có thể trả lời thử; câu trả lời không được lưu.',
  },
  en: {
    asStudent: 'As students see it',
    asStudentHelp: 'Hides the key. You can try to answer; nothing is saved.',
  },
});

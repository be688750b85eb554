import { defineWords } from '../../words/defineWords';
import { plural } from '../../words/plural';
import type { AssignmentState } from './assignmentState';

export const words = defineWords('assignments', {
  vi: {
    running: 'Đang làm dở',
    open: 'Có thể làm ngay',
    upcoming: 'Chưa mở',
    done: 'Đã nộp',
    missed: 'Đã hết hạn',
    goOn: 'Làm tiếp',
    begin: 'Vào thi',
    again: 'Làm lại',
    see: 'Xem thông tin',
    final: 'Bài cuối khóa',
    className: 'Lớp',
    opens: 'Mở lúc',
    closes: 'Hạn làm bài',
    closed: 'Đã đóng lúc',
    duration: 'Thời gian',
    minutes: '{{minutes}} phút',
    questions: '{{count}} câu hỏi',
    attemptsLeft: 'Còn {{count}} lần làm bài',
    best: 'Điểm cao nhất: {{score}}',
    waitsForMark: 'Chờ giảng viên chấm',
  },
  en: {
    running: 'Not finished yet',
    open: 'You can take it now',
    upcoming: 'Not open yet',
    done: 'Handed in',
    missed: 'Over',
    goOn: 'Continue',
    begin: 'Take the exam',
    again: 'Take it again',
    see: 'See details',
    final: 'Final exam',
    className: 'Class',
    opens: 'Opens',
    closes: 'Due',
    closed: 'Closed',
    duration: 'Duration',
    minutes: '{{minutes}} min',
    questions: ({ count }) => plural(count, '1 question', `${count} questions`),
    attemptsLeft: ({ count }) => plural(count, '1 attempt left', `${count} attempts left`),
    best: 'Best score: {{score}}',
    waitsForMark: 'Waits for the teacher’s mark',
  },
});

export const stateWords = {
  running: 'running',
  open: 'open',
  upcoming: 'upcoming',
  done: 'done',
  missed: 'missed',
} as const satisfies Record<AssignmentState, string>;

import type { ExamPart } from '@sen/ui/ExamPlayer';
import type { Question } from '@sen/ui/QuestionView';

export const now = Date.parse('2026-11-21T02:00:00Z');
export const deadline = now + 45 * 60_000;

export const people = [
  { id: '1', name: 'Nguyễn Thị Ánh Tuyết', role: 'Giảng viên' },
  { id: '2', name: 'Đỗ Minh Châu', role: 'Học viên' },
];

export const question: Question = {
  id: 'q1',
  number: 1,
  title: 'Khi phát hiện cháy, việc đầu tiên phải làm là gì?',
  score: 5,
  numbering: 'A',
  content: {
    type: 'one_choice',
    options: [
      { id: 'a', text: 'Báo động cho mọi người' },
      { id: 'b', text: 'Thu dọn đồ đạc' },
    ],
  },
};

export const parts: ExamPart[] = [{ title: 'Phần 1', score: 5, questions: [question] }];

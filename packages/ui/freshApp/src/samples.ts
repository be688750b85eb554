import type { CalendarEvent } from '@sen/ui/Calendar';
import type { ChapterTreeValue } from '@sen/ui/ChapterTree';
import type { ChatSummary } from '@sen/ui/ChatList';
import type { ExamPart } from '@sen/ui/ExamPlayer';
import type { BrowserEntry } from '@sen/ui/FileBrowser';
import type { Notice } from '@sen/ui/NotificationBell';
import type { Question } from '@sen/ui/QuestionView';

export const moment = '2026-11-21T02:00:00Z';
export const now = Date.parse(moment);
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

export const course: ChapterTreeValue = [
  {
    id: 'c1',
    kind: 'chapter',
    title: 'Chương 1: Nguy cơ về điện',
    items: [{ id: 's1', kind: 'session', title: 'Bài 1: Dòng điện qua cơ thể người', online: false }],
  },
];

export const chats: ChatSummary[] = [
  {
    id: '2',
    name: 'Đỗ Minh Châu',
    online: true,
    lastMessage: 'Em nộp bài rồi ạ.',
    lastAt: moment,
    unread: 1,
  },
];

export const notices: Notice[] = [
  { id: 'n1', title: 'Bạn được giao bài “Kiểm tra an toàn lao động”', createdAt: moment, read: false },
];

export const events: CalendarEvent[] = [
  {
    id: 'e1',
    title: 'An toàn điện – Buổi 3',
    start: '2026-11-20T01:00:00Z',
    end: '2026-11-20T03:00:00Z',
    kind: 'class',
    place: 'Phòng A2',
  },
];

export const files: BrowserEntry[] = [
  { kind: 'folder', id: 'f1', name: 'Đề thi các khóa trước', updatedAt: moment },
  { kind: 'file', id: 'f2', name: 'Đề cương ôn tập.docx', size: 409_600, updatedAt: moment },
];

/** One pixel, as a PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const picture = new Blob([Uint8Array.from(atob(pixel), (byte) => byte.charCodeAt(0))], {
  type: 'image/png',
});

import type { ChatSummary } from '../ChatList/chatListProps';

/** Conversations for stories. */
export const people: ChatSummary[] = [
  {
    id: 'an',
    name: 'Trần Ánh Nguyệt',
    online: true,
    lastMessage: 'Dạ em cảm ơn cô ạ!',
    lastAt: '2026-11-21T03:12:00Z',
    unread: 2,
  },
  {
    id: 'dat',
    name: 'Ân Văn Đạt',
    lastMessage: 'Bạn: Em nhớ nộp báo cáo thực hành trước thứ Sáu nhé, nộp muộn sẽ bị trừ điểm.',
    lastAt: '2026-11-20T09:30:00Z',
  },
  {
    id: 'uoc',
    name: 'Đỗ Hữu Ước',
    online: true,
    lastMessage: 'Đã gửi một hình ảnh',
    lastAt: '2026-11-18T01:00:00Z',
    unread: 128,
  },
  { id: 'thuy', name: 'Lê Thủy', lastMessage: 'Vâng ạ.', lastAt: '2026-10-30T01:00:00Z' },
];

export const groups: ChatSummary[] = [
  {
    id: 'k12',
    name: 'Lớp An toàn lao động K12',
    lastMessage: 'Đỗ Hữu Ước: Nộp bản giấy hay bản mềm ạ?',
    lastAt: '2026-11-21T01:04:00Z',
    unread: 5,
  },
  {
    id: 'k11',
    name: 'Lớp bồi dưỡng nghiệp vụ phòng cháy chữa cháy và cứu nạn cứu hộ K11',
    lastMessage: 'Bạn: Hẹn gặp cả lớp ở buổi sau.',
    lastAt: '2026-11-12T01:00:00Z',
  },
];

import type { ChatMessage, ChatPerson } from './chat';

/** People and messages for stories. */
export const now = '2026-11-21T03:20:00Z';
export const me: ChatPerson = { id: 'me', name: 'Nguyễn Thị Diễm Quỳnh' };
export const an: ChatPerson = { id: 'an', name: 'Trần Ánh Nguyệt' };
export const dat: ChatPerson = { id: 'dat', name: 'Ân Văn Đạt' };
export const uoc: ChatPerson = { id: 'uoc', name: 'Đỗ Hữu Ước' };

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><rect width="640" height="400" fill="#dfe9df"/><circle cx="500" cy="90" r="44" fill="#f3d9a4"/><path d="M0 330 190 140l130 130 90-80 230 210H0z" fill="#7fa58a"/><path d="M0 400v-60c120-60 240-40 360-10s190 20 280-20v90z" fill="#4d7a5d"/></svg>',
  );

const says = (id: string, sender: ChatPerson, createdAt: string, text: string): ChatMessage => ({
  id,
  sender,
  createdAt,
  kind: 'text',
  text,
});

export const direct: ChatMessage[] = [
  says('1', an, '2026-11-18T08:02:00Z', 'Em chào cô ạ. Lớp mình tuần này học ở phòng nào thưa cô?'),
  says('2', me, '2026-11-18T08:10:00Z', 'Phòng 302 nhà B em nhé.\nNhớ mang theo phiếu thực hành.'),
  says('3', an, '2026-11-20T02:31:05Z', 'Cô ơi, em gửi cô ảnh sơ đồ thoát hiểm tầng 3.'),
  {
    id: '4',
    sender: an,
    createdAt: '2026-11-20T02:31:40Z',
    kind: 'image',
    src: picture,
    alt: 'Sơ đồ thoát hiểm tầng 3',
    width: 640,
    height: 400,
  },
  {
    id: '5',
    sender: me,
    createdAt: '2026-11-21T03:05:10Z',
    kind: 'file',
    name: 'Đề cương môn học an toàn lao động 2026.docx',
    size: 1_440_000,
    href: '/files/de-cuong.docx',
  },
  {
    ...says('6', me, '2026-11-21T03:05:40Z', 'Đề cương đây em. Đọc thêm ở https://sen.vn/an-toan nhé.'),
    seenBy: [an],
  },
  says('7', an, '2026-11-21T03:12:00Z', 'Dạ em cảm ơn cô ạ!'),
];

export const group: ChatMessage[] = [
  says('1', dat, '2026-11-20T01:00:00Z', 'Cả lớp nộp bài thực hành trước 17 giờ thứ Sáu nhé.'),
  says('2', uoc, '2026-11-20T01:04:00Z', 'Dạ vâng ạ.'),
  says('3', uoc, '2026-11-20T01:04:30Z', 'Nộp bản giấy hay bản mềm ạ?'),
  {
    ...says('4', me, '2026-11-21T02:15:00Z', 'Bản mềm em nhé, đặt tên tệp theo mã học viên.'),
    seenBy: [an, dat, uoc],
  },
];

/** A thread of any length between two people, one message every four minutes. */
export function longThread(from: number, to: number): ChatMessage[] {
  const words = [
    'Dạ.',
    'Bài 3 có phải nộp báo cáo thực hành không ạ?',
    'Có em nhé. Báo cáo gồm ba phần: mục tiêu, các bước tiến hành và nhận xét; mỗi phần không quá một trang, trình bày theo mẫu đã phát.',
    'Em cảm ơn cô.',
  ];
  const end = Date.parse('2026-11-21T03:00:00Z');
  return Array.from({ length: to - from }, (_, offset) => {
    const place = from + offset;
    const at = new Date(end - (10_000 - place) * 240_000).toISOString();
    return says(`m${place}`, place % 3 === 2 ? me : an, at, `${place + 1}. ${words[place % words.length]}`);
  });
}

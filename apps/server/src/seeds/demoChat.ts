import type { people } from '@sen/api/fixtures/people';
import { pdfOf, warningSign } from './demoFiles.ts';

type Name = keyof typeof people;

interface DemoFile {
  name: string;
  type: string;
  bytes: (now: Date) => Promise<Buffer>;
}

/** A message: who wrote it, how many minutes ago, and what. */
export interface DemoLine {
  from: Name;
  ago: number;
  text: string;
  file?: DemoFile;
}

export interface DemoConversation {
  /** Two people, the members of a group, or the class of the teacher and the student. */
  of: { between: readonly [Name, Name] } | { title: string; members: readonly Name[] } | 'class';
  lines: readonly DemoLine[];
  /** Those who have not seen the last messages, and how many. */
  unread: Partial<Record<Name, number>>;
}

const hour = 60;
const day = 24 * hour;
const line = (from: Name, ago: number, text: string, file?: DemoFile): DemoLine => ({
  from,
  ago,
  text,
  ...(file && { file }),
});

const sign: DemoFile = {
  name: 'Biển báo ở trạm 2.png',
  type: 'image/png',
  bytes: async () => warningSign(),
};

const plan: DemoFile = {
  name: 'Kế hoạch ôn tập An toàn điện.pdf',
  type: 'application/pdf',
  bytes: (now) =>
    pdfOf(
      'Kế hoạch ôn tập An toàn điện',
      ['Thứ Hai: điện áp bước và điện áp tiếp xúc.', 'Thứ Tư: nối đất tạm thời.', 'Thứ Sáu: làm thử một đề.'],
      now,
    ),
};

/** What the people of the demo have written to each other. */
export const demoConversations: readonly DemoConversation[] = [
  {
    of: { between: ['student', 'teacher'] },
    lines: [
      line(
        'student',
        2 * day,
        'Em chào cô ạ. Em chưa rõ khi nào thì phải nối đất tạm thời ở cả hai đầu đường dây.',
      ),
      line(
        'teacher',
        2 * day - 25,
        'Chào em. Khi tổ công tác làm việc giữa hai nguồn có thể cấp điện thì nối đất cả hai đầu.',
      ),
      line('teacher', 2 * day - 24, 'Em xem lại bài 2, phần có hình vẽ trạm biến áp nhé.'),
      line('student', 2 * day - 10, 'Dạ em hiểu rồi. Em cảm ơn cô.'),
      line('student', 3 * hour, 'Cô ơi, em chụp biển báo ở trạm 2, chữ bị mờ hết rồi ạ.', sign),
      line('student', 3 * hour - 1, 'Biển như thế này có phải báo thay ngay không cô?'),
    ],
    unread: { teacher: 2 },
  },
  {
    of: { between: ['otherStudent', 'student'] },
    lines: [
      line('otherStudent', day, 'Tối nay bạn có ôn bài cùng mình không?'),
      line('student', day - 6, 'Có, 8 giờ nhé. Bạn xem trước phần sơ cứu giúp mình.'),
      line('otherStudent', 40, 'Mình làm xong đề thử rồi, câu 7 khó quá 😅'),
    ],
    unread: { student: 1 },
  },
  {
    of: { between: ['admin', 'teacher'] },
    lines: [
      line('admin', 4 * day, 'Chị Ngọc ơi, lớp An toàn điện tuần sau chuyển sang phòng 302 giúp em nhé.'),
      line('teacher', 4 * day - 30, 'Vâng, tôi sẽ báo cho học viên.'),
      line('admin', 90, 'Nhờ chị gửi em danh sách học viên vắng buổi 3 trước 17 giờ.'),
    ],
    unread: { teacher: 1 },
  },
  {
    of: { between: ['superAdmin', 'admin'] },
    lines: [
      line('superAdmin', 6 * day, 'Đơn vị đã được mở thêm 50 tài khoản học viên. Anh kiểm tra giúp nhé.'),
      line('admin', 6 * day - 15, 'Tôi đã thấy đủ. Cảm ơn chị.'),
    ],
    unread: {},
  },
  {
    of: { between: ['staff', 'admin'] },
    lines: [line('staff', 5 * hour, 'Anh Hậu ơi, phòng thực hành còn thiếu 4 bộ găng tay cách điện.')],
    unread: { admin: 1 },
  },
  {
    of: { title: 'Tổ giảng viên An toàn điện', members: ['teacher', 'otherTeacher', 'admin'] },
    lines: [
      line('teacher', 3 * day, 'Các anh chị xem giúp đề thi cuối khóa, tôi vừa sửa câu 12.'),
      line('otherTeacher', 3 * day - 45, 'Tôi xem rồi, phần điện áp bước nên thêm một câu tính toán.'),
      line('admin', 3 * day - 60, 'Tuần này chốt đề giúp tôi nhé.'),
      line('otherTeacher', 2 * hour, 'Tôi thêm hai câu vào ngân hàng rồi.'),
    ],
    unread: { teacher: 1, admin: 1 },
  },
  {
    of: 'class',
    lines: [
      line('teacher', 5 * day, 'Chào cả lớp. Đây là nhóm của lớp, các bạn có thắc mắc cứ hỏi ở đây.'),
      line('student', 5 * day - 8, 'Em chào cô ạ.'),
      line('otherStudent', 5 * day - 12, 'Cô ơi, buổi thực hành có cần mang giày cách điện không ạ?'),
      line('teacher', 5 * day - 20, 'Có nhé, ai chưa có thì mượn ở phòng thực hành.'),
      line('teacher', day, 'Tôi gửi kế hoạch ôn tập tuần này.', plan),
      line('otherStudent', day - 30, 'Dạ em nhận được rồi ạ.'),
      line('teacher', 25, 'Chiều nay lớp bắt đầu lúc 14 giờ, các bạn đến sớm 10 phút.'),
    ],
    unread: { student: 1, otherStudent: 1 },
  },
];

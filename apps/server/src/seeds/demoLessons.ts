import type { LessonStatus } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { pdfOf, warningSign } from './demoFiles.ts';
import { packageOf } from './demoPackage.ts';

interface DemoFile {
  name: string;
  type: 'application/pdf' | 'image/png' | 'application/zip';
  bytes: (now: Date) => Buffer | Promise<Buffer>;
}

interface DemoLesson {
  name: string;
  /** A category of `demoCategories`, of the kind `lesson`. */
  category: string;
  status: LessonStatus;
  by: string;
  seconds: number | null;
  link: string | null;
  /** The first one is the main one. */
  files: readonly DemoFile[];
  daysAgo: number;
}

const pdf = (name: string, title: string, lines: readonly string[]): DemoFile => ({
  name,
  type: 'application/pdf',
  bytes: (now) => pdfOf(title, lines, now),
});
const sign = (name: string): DemoFile => ({ name, type: 'image/png', bytes: () => warningSign() });

const ladder: DemoFile = {
  name: 'Làm việc với thang an toàn (SCORM).zip',
  type: 'application/zip',
  bytes: () =>
    packageOf(
      'Làm việc với thang an toàn',
      [
        {
          title: 'Kiểm tra thang trước khi dùng',
          lines: [
            'Chân thang có đế chống trượt, bậc thang không nứt, không dính dầu mỡ.',
            'Thang ghi rõ tải trọng; tổng khối lượng người và dụng cụ không vượt quá mức này.',
            'Thang hỏng phải treo biển “Không sử dụng” và báo người phụ trách.',
          ],
        },
        {
          title: 'Đặt thang đúng cách',
          lines: [
            'Cứ lên cao bốn phần thì chân thang cách tường một phần.',
            'Đầu thang cao hơn sàn cần lên ít nhất một mét.',
            'Không đặt thang trước cửa mở ra phía thang.',
          ],
        },
        {
          title: 'Khi đang ở trên thang',
          lines: [
            'Luôn giữ ba điểm tiếp xúc: hai chân một tay hoặc hai tay một chân.',
            'Không với người ra ngoài thanh dọc của thang.',
            'Mỗi lần chỉ một người ở trên thang.',
          ],
        },
      ],
      {
        ask: 'Thang cao 4 m thì chân thang nên cách tường bao nhiêu?',
        options: ['1 m', '0,3 m', '2 m'],
      },
    ),
};

/** The lesson bank of the demo organisation, by its two teachers. */
export const demoLessons: readonly DemoLesson[] = [
  {
    name: 'Nguy cơ về điện: nhận biết và phòng tránh',
    category: 'An toàn điện',
    status: 'published',
    by: people.teacher.id,
    seconds: 1520,
    link: 'https://vi.wikipedia.org/wiki/Điện_giật',
    files: [
      pdf('Nguy cơ về điện.pdf', 'Nguy cơ về điện', [
        '1. Dòng điện từ 50 mA có thể gây tử vong.',
        '2. Không chạm vào thiết bị điện khi tay ướt.',
        '3. Thiết bị có vỏ kim loại phải được nối đất.',
        '4. Ngắt cầu dao trước khi sửa chữa.',
      ]),
      sign('Biển cảnh báo nguy hiểm điện.png'),
    ],
    daysAgo: 12,
  },
  {
    name: 'Cầm máu và băng bó vết thương',
    category: 'An toàn, vệ sinh lao động',
    status: 'published',
    by: people.teacher.id,
    seconds: 960,
    link: null,
    files: [
      pdf('Cầm máu và băng bó.pdf', 'Cầm máu và băng bó', [
        '1. Đeo găng tay trước khi sơ cứu.',
        '2. Ép trực tiếp lên vết thương ít nhất 10 phút.',
        '3. Nâng cao chi bị thương.',
        '4. Gọi 115 nếu máu không ngừng chảy.',
      ]),
    ],
    daysAgo: 9,
  },
  {
    name: 'Làm việc với thang an toàn',
    category: 'An toàn, vệ sinh lao động',
    status: 'published',
    by: people.teacher.id,
    seconds: 600,
    link: null,
    files: [ladder],
    daysAgo: 3,
  },
  {
    name: 'Biển báo an toàn trong xưởng cơ khí',
    category: 'Vận hành máy và thiết bị',
    status: 'project',
    by: people.teacher.id,
    seconds: 420,
    link: null,
    files: [sign('Biển báo trong xưởng.png')],
    daysAgo: 5,
  },
  {
    name: 'Lối thoát nạn và điểm tập kết',
    category: 'Phòng cháy, chữa cháy và cứu nạn',
    status: 'draft',
    by: people.teacher.id,
    seconds: null,
    link: null,
    files: [
      pdf('Lối thoát nạn.pdf', 'Lối thoát nạn', [
        '1. Không dùng thang máy khi có cháy.',
        '2. Cúi thấp người khi di chuyển nếu có khói.',
        '3. Tập kết tại sân trước nhà điều hành.',
      ]),
    ],
    daysAgo: 2,
  },
  {
    name: 'Đặt câu hỏi và lắng nghe khách hàng',
    category: 'Kỹ năng giao tiếp với khách hàng',
    status: 'published',
    by: people.otherTeacher.id,
    seconds: 1800,
    link: null,
    files: [
      pdf('Đặt câu hỏi và lắng nghe.pdf', 'Đặt câu hỏi và lắng nghe', [
        '1. Câu hỏi mở: “Anh/chị đang gặp khó khăn gì?”',
        '2. Nhắc lại ý của khách hàng để xác nhận.',
        '3. Không ngắt lời khách hàng.',
      ]),
    ],
    daysAgo: 7,
  },
  {
    name: 'Nội quy ra vào xưởng hàn năm 2025',
    category: 'Khối sản xuất',
    status: 'locked',
    by: people.otherTeacher.id,
    seconds: 600,
    link: null,
    files: [
      pdf('Nội quy xưởng hàn 2025.pdf', 'Nội quy xưởng hàn năm 2025', [
        '1. Đeo kính và mặt nạ hàn.',
        '2. Không mang vật liệu dễ cháy vào xưởng.',
      ]),
    ],
    daysAgo: 18,
  },
];

/** By the code of a course and the name of its session: the lesson that is studied. */
export const lessonsOfSessions = {
  ATLD: {
    'Nguy cơ về điện': 'Nguy cơ về điện: nhận biết và phòng tránh',
    'Cầm máu và băng bó': 'Cầm máu và băng bó vết thương',
  },
  KNBH: { 'Đặt câu hỏi và lắng nghe': 'Đặt câu hỏi và lắng nghe khách hàng' },
} as const;

import type { LessonStatus } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { pdfOf, warningSign } from './demoFiles.ts';
import { packageOf } from './demoPackage.ts';

interface DemoFile {
  name: string;
  type: 'application/pdf' | 'image/png' | 'application/zip';
  bytes: () => Buffer;
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
  bytes: () => pdfOf(title, lines),
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
      pdf('Nguy cơ về điện.pdf', 'NGUY CO VE DIEN', [
        '1. Dong dien tu 50 mA co the gay tu vong.',
        '2. Khong cham vao thiet bi dien khi tay uot.',
        '3. Thiet bi vo kim loai phai duoc noi dat.',
        '4. Ngat cau dao truoc khi sua chua.',
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
      pdf('Cầm máu và băng bó.pdf', 'CAM MAU VA BANG BO', [
        '1. Deo gang tay truoc khi so cuu.',
        '2. Ep truc tiep len vet thuong it nhat 10 phut.',
        '3. Nang cao chi bi thuong.',
        '4. Goi 115 neu mau khong ngung chay.',
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
      pdf('Lối thoát nạn.pdf', 'LOI THOAT NAN', [
        '1. Khong dung thang may khi co chay.',
        '2. Di chuyen thap nguoi neu co khoi.',
        '3. Tap ket tai san truoc nha dieu hanh.',
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
      pdf('Đặt câu hỏi và lắng nghe.pdf', 'DAT CAU HOI VA LANG NGHE', [
        '1. Cau hoi mo: Anh chi dang gap kho khan gi?',
        '2. Nhac lai y khach hang de xac nhan.',
        '3. Khong ngat loi khach hang.',
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
      pdf('Nội quy xưởng hàn 2025.pdf', 'NOI QUY XUONG HAN 2025', [
        '1. Deo kinh va mat na han.',
        '2. Khong mang vat lieu de chay vao xuong.',
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

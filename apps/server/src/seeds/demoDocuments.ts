import { people } from '@sen/api/fixtures/people';
import { pdfOf, warningSign } from './demoFiles.ts';

/** A file of the demo's documents. */
export interface DemoDocument {
  owner: string;
  /** The folders that it is in. */
  folders: readonly string[];
  name: string;
  type: string;
  daysAgo: number;
  bytes: (now: Date) => Promise<Buffer>;
}

/** What a document is about, line by line. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'Giáo án bài 1. Dòng điện qua cơ thể người.pdf': [
    'Mục tiêu: học viên nêu được bốn mức tác hại của dòng điện.',
    'Mở bài: kể lại một tai nạn thật, hỏi học viên đã thấy gì.',
    'Hoạt động: đo điện trở của tay khô và tay ướt bằng đồng hồ vạn năng.',
  ],
  'Giáo án bài 2. Nối đất tạm thời.pdf': [
    'Mục tiêu: học viên làm đúng thứ tự nối đất và tháo nối đất.',
    'Chuẩn bị: bút thử điện, bộ tiếp địa lưu động, găng tay cách điện.',
  ],
  'Phiếu dự giờ lớp An toàn điện.pdf': [
    'Giảng viên giải thích rõ, tốc độ vừa phải.',
    'Cần thêm thời gian cho học viên thực hành với bộ tiếp địa.',
  ],
  'Kế hoạch ôn tập tháng 12.pdf': ['Tuần 1: điện áp bước.', 'Tuần 2: sơ cứu.', 'Tuần 3: làm thử hai đề.'],
  'Ghi chép buổi 3.pdf': ['Bốn bước sơ cứu: ngắt điện, kiểm tra, gọi 115, ép tim.'],
  'Quy định trang phục bảo hộ.pdf': ['Mũ, kính, găng tay và giày cách điện phải còn hạn kiểm định.'],
};

const pdf = (owner: string, folders: readonly string[], name: string, daysAgo: number): DemoDocument => ({
  owner,
  folders,
  name,
  type: 'application/pdf',
  daysAgo,
  bytes: (now) => pdfOf(name.replace('.pdf', ''), pages[name] ?? [], now),
});

const teacher = people.teacher.id;
const student = people.student.id;

/** The folder that the teacher shares with a class. */
export const sharedFolder = 'Tài liệu phát cho lớp';

export const demoDocuments: readonly DemoDocument[] = [
  pdf(teacher, ['Giáo án', 'Học kỳ I'], 'Giáo án bài 1. Dòng điện qua cơ thể người.pdf', 40),
  pdf(teacher, ['Giáo án', 'Học kỳ I'], 'Giáo án bài 2. Nối đất tạm thời.pdf', 33),
  pdf(teacher, ['Biên bản dự giờ'], 'Phiếu dự giờ lớp An toàn điện.pdf', 12),
  pdf(teacher, [sharedFolder], 'Quy định trang phục bảo hộ.pdf', 8),
  {
    owner: teacher,
    folders: [sharedFolder],
    name: 'Biển báo nguy hiểm điện.png',
    type: 'image/png',
    daysAgo: 8,
    bytes: async () => warningSign(),
  },
  pdf(student, ['Ôn tập'], 'Kế hoạch ôn tập tháng 12.pdf', 5),
  pdf(student, [], 'Ghi chép buổi 3.pdf', 3),
  pdf(people.admin.id, ['Nội quy'], 'Quy định trang phục bảo hộ.pdf', 60),
];

import type { ChapterItem, ChapterTreeValue } from './chapterNode';

const session = (id: string, title: string, lesson?: string): ChapterItem => ({
  kind: 'session',
  id,
  title,
  online: false,
  lesson,
  placeholder: 'Ví dụ: Bài 1 – Nhận diện nguy cơ',
  tooltip: 'Mỗi buổi học chứa một bài giảng hoặc là một buổi học trực tuyến.',
});
const exam = (id: string, title: string, weight: number | null): ChapterItem => ({
  kind: 'exam',
  id,
  title,
  weight,
});

/** A course on electrical safety for stories. */
export const sampleCourse: ChapterTreeValue = [
  {
    kind: 'chapter',
    id: 'c1',
    title: 'Chương 1: Nguy cơ về điện',
    placeholder: 'Ví dụ: Chương 1 – Mở đầu',
    tooltip: 'Chương gom các buổi học cùng một chủ đề.',
    items: [
      session('s1', 'Bài 1: Dòng điện qua cơ thể người', 'Tác động của dòng điện lên cơ thể'),
      session('s2', 'Bài 2: Nhận diện nguy cơ nơi làm việc'),
      { kind: 'session', id: 's3', title: 'Bài 3: Hỏi đáp cùng giảng viên', online: true },
      exam('e1', 'Kiểm tra chương 1', 40),
    ],
  },
  {
    kind: 'chapter',
    id: 'c2',
    title: 'Chương 2: Biện pháp an toàn',
    items: [
      session('s4', 'Bài 4: Nối đất và thiết bị chống giật', 'Nối đất, nối không và thiết bị chống dòng rò'),
      session(
        's5',
        'Bài 5: Ẩn họa từ ổ cắm kéo dài, dây dẫn chắp nối và thiết bị tự chế trong xưởng sản xuất của doanh nghiệp vừa và nhỏ',
        'Những sai lầm thường gặp khi sử dụng ổ cắm kéo dài trong nhà xưởng',
      ),
      exam('e2', 'Kiểm tra chương 2', 40),
    ],
  },
  { kind: 'chapter', id: 'c3', title: 'Chương 3: Sơ cứu người bị điện giật', items: [] },
];

/** Five hundred nodes: 25 chapters with 18 sessions and one exam each. */
export const longCourse: ChapterTreeValue = Array.from({ length: 25 }, (_, at) => ({
  kind: 'chapter',
  id: `c${at}`,
  title: `Chương ${at + 1}: Chuyên đề ${at + 1}`,
  items: [
    ...Array.from({ length: 18 }, (__, place) =>
      session(
        `s${at}-${place}`,
        `Bài ${at * 18 + place + 1}: Nội dung thứ ${place + 1}`,
        place % 4 ? `Bài giảng ${place + 1}` : undefined,
      ),
    ),
    exam(`e${at}`, `Kiểm tra chương ${at + 1}`, 4),
  ],
}));

import type { BrowserEntry, PathFolder } from './browserEntry';

const megabyte = 1024 ** 2;

/** A small picture of a slide. */
const slide = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="#dff0e4"/><rect x="4" y="5" width="24" height="3" rx="1" fill="#2c6e49"/><rect x="4" y="11" width="30" height="2" rx="1" fill="#8fb79c"/><rect x="4" y="15" width="26" height="2" rx="1" fill="#8fb79c"/><circle cx="31" cy="23" r="4" fill="#d6688b"/></svg>`,
)}`;

export interface SampleEntry {
  parent: string | null;
  entry: BrowserEntry;
}

const folder = (
  id: string,
  parent: string | null,
  name: string,
  updatedAt: string,
  holds: number,
): SampleEntry => ({
  parent,
  entry: { kind: 'folder', id, name, updatedAt, holds },
});
const file = (
  id: string,
  parent: string | null,
  name: string,
  updatedAt: string,
  megabytes: number,
  thumbnail?: string,
): SampleEntry => ({
  parent,
  entry: { kind: 'file', id, name, updatedAt, size: Math.round(megabytes * megabyte), thumbnail },
});

export const sampleFiles: readonly SampleEntry[] = [
  folder('safety', null, 'An toàn điện', '2026-11-18T02:20:00Z', 5),
  folder('photos', null, 'Ảnh buổi thực hành', '2026-10-02T08:05:00Z', 24),
  folder('exams', null, 'Đề thi các khóa trước', '2026-06-30T03:00:00Z', 0),
  file('outline', null, 'Đề cương ôn tập.docx', '2026-11-20T09:41:00Z', 0.4),
  file('notes', null, 'Ghi chép buổi 3.pdf', '2026-11-14T01:12:00Z', 1.8),
  file('scores', null, 'Bảng điểm tạm tính.xlsx', '2026-11-19T10:30:00Z', 0.09),
  file('slides', null, 'Nhận diện mối nguy.pptx', '2026-11-02T04:00:00Z', 12.3, slide),
  file('video', null, 'Sơ cứu người bị điện giật.mp4', '2026-09-15T07:45:00Z', 214),
  file(
    'long2',
    null,
    'Báo cáo thu hoạch đợt thực tập tại Công ty Điện lực Thừa Thiên Huế, học kỳ II, bản 2.pdf',
    '2026-11-10T05:22:00Z',
    3.2,
  ),
  file(
    'long3',
    null,
    'Báo cáo thu hoạch đợt thực tập tại Công ty Điện lực Thừa Thiên Huế, học kỳ II, bản 3.pdf',
    '2026-11-12T05:22:00Z',
    3.3,
  ),
  folder('chapter', 'safety', 'Chương 1. Khái niệm', '2026-11-01T02:00:00Z', 2),
  file('rules', 'safety', 'Quy chuẩn QCVN 01-2020.pdf', '2026-08-21T02:00:00Z', 6.1),
  file('poster', 'safety', 'Áp phích 5 quy tắc vàng.png', '2026-08-22T02:00:00Z', 2.2, slide),
  file('intro', 'chapter', 'Bài 1. Dòng điện qua cơ thể người.pdf', '2026-11-01T02:00:00Z', 0.7),
  file('intro2', 'chapter', 'Bài 2. Điện trở của người.pdf', '2026-11-01T03:00:00Z', 0.6),
];

export const sampleFolder = (parent: string | null, all: readonly SampleEntry[] = sampleFiles) =>
  all.filter((one) => one.parent === parent).map(({ entry }) => entry);

/** The folders from the root down to a folder. */
export function samplePath(id: string | null, all: readonly SampleEntry[] = sampleFiles): PathFolder[] {
  const found = all.find(({ entry }) => entry.id === id);
  if (!found) return [];
  return [...samplePath(found.parent, all), { id: found.entry.id, name: found.entry.name }];
}

import type { CertificateField, PageOrientation } from '@sen/api/contract/model';
import { attendanceGround, completionGround } from './demoCertificateGrounds.ts';
import type { Drawing } from './seedDrawing.ts';

export interface DemoTemplate {
  name: string;
  /** Of validity; null for ever. */
  months: number | null;
  orientation: PageOrientation;
  ground: Drawing;
  fields: readonly CertificateField[];
}

type Place = Pick<CertificateField, 'kind' | 'x' | 'y' | 'width' | 'size'> & Partial<CertificateField>;

const field = (place: Place): CertificateField => ({
  align: 'center',
  bold: false,
  color: '#1f2937',
  text: '',
  ...place,
});

/** At the foot, from its upper edge: who proves what, and how. */
const foot = (y: number, right: number): CertificateField[] => [
  field({ kind: 'issued_on', x: 32, y: y + 8, width: 70, size: 12, align: 'start' }),
  field({ kind: 'number', x: 32, y: y + 16, width: 70, size: 10, align: 'start' }),
  field({ kind: 'qr', x: right - 26, y: y - 4, width: 26, size: 12 }),
  field({ kind: 'code', x: right - 70, y: y + 23, width: 70, size: 8, align: 'end', color: '#4b5563' }),
];

export const demoTemplates = {
  completion: {
    name: 'Chứng chỉ hoàn thành khóa học',
    months: null,
    orientation: 'landscape',
    ground: completionGround,
    fields: [
      field({
        kind: 'text',
        x: 40,
        y: 45,
        width: 217,
        size: 34,
        bold: true,
        color: '#14532d',
        text: 'CHỨNG CHỈ',
      }),
      field({
        kind: 'text',
        x: 40,
        y: 64,
        width: 217,
        size: 14,
        text: 'Trung tâm đào tạo Hoa Sen chứng nhận',
      }),
      field({ kind: 'person_name', x: 40, y: 74, width: 217, size: 32, bold: true, color: '#8f2f4f' }),
      field({ kind: 'text', x: 40, y: 105, width: 217, size: 14, text: 'đã hoàn thành khóa học' }),
      field({ kind: 'course_name', x: 50, y: 113, width: 197, size: 20, bold: true, color: '#14532d' }),
      field({ kind: 'rating', x: 98.5, y: 147, width: 100, size: 14 }),
      ...foot(158, 265),
    ],
  },
  safety: {
    name: 'Giấy chứng nhận huấn luyện an toàn',
    months: 12,
    orientation: 'portrait',
    ground: attendanceGround,
    fields: [
      field({
        kind: 'text',
        x: 25,
        y: 78,
        width: 160,
        size: 28,
        bold: true,
        color: '#1e3a5f',
        text: 'GIẤY CHỨNG NHẬN',
      }),
      field({
        kind: 'text',
        x: 25,
        y: 94,
        width: 160,
        size: 13,
        text: 'Huấn luyện an toàn, vệ sinh lao động',
      }),
      field({ kind: 'person_name', x: 25, y: 108, width: 160, size: 28, bold: true, color: '#1e3a5f' }),
      field({
        kind: 'text',
        x: 25,
        y: 136,
        width: 160,
        size: 13,
        text: 'đã được huấn luyện và sát hạch đạt yêu cầu',
      }),
      field({ kind: 'course_name', x: 30, y: 145, width: 150, size: 17, bold: true }),
      field({ kind: 'score', x: 30, y: 178, width: 74, size: 13, align: 'end' }),
      field({ kind: 'rating', x: 106, y: 178, width: 74, size: 13, align: 'start' }),
      ...foot(236, 178),
    ],
  },
} as const satisfies Record<string, DemoTemplate>;

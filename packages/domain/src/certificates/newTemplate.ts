import type {
  CertificateField,
  CertificateFieldKind,
  Language,
  PageOrientation,
} from '@sen/api/contract/model';
import type { WholeTemplate } from './checkTemplate.ts';
import { pageSizes } from './fieldBox.ts';

const ink = '#1a1a1a';

/** A field that is added to a page, in its middle. */
export function newField(
  kind: CertificateFieldKind,
  orientation: PageOrientation,
  text = '',
): CertificateField {
  const page = pageSizes[orientation];
  const width = kind === 'qr' ? 30 : 100;
  return {
    kind,
    x: (page.width - width) / 2,
    y: 90,
    width,
    size: 14,
    align: 'center',
    bold: false,
    color: ink,
    text,
  };
}

const words = {
  vi: { title: 'CHỨNG CHỈ', awarded: 'Chứng nhận', completed: 'đã hoàn thành khóa học' },
  en: { title: 'CERTIFICATE', awarded: 'This certifies that', completed: 'has completed the course' },
} as const satisfies Record<Language, object>;

/** A template with the fields that most certificates have, to begin with. */
export function newTemplate(lang: Language, orientation: PageOrientation = 'landscape'): WholeTemplate {
  const page = pageSizes[orientation];
  const { title, awarded, completed } = words[lang];
  const wide = page.width - 80;
  const across = (
    kind: CertificateFieldKind,
    y: number,
    size: number,
    more: Partial<CertificateField> = {},
  ): CertificateField => ({
    kind,
    x: 40,
    y,
    width: wide,
    size,
    align: 'center',
    bold: false,
    color: ink,
    text: '',
    ...more,
  });
  const below = page.height - 60;
  return {
    name: '',
    orientation,
    lang,
    valid_months: null,
    fields: [
      across('text', 34, 34, { text: title, bold: true }),
      across('text', 57, 14, { text: awarded }),
      across('person_name', 66, 30, { bold: true }),
      across('text', 96, 14, { text: completed }),
      across('course_name', 105, 18, { bold: true }),
      across('issued_on', below + 6, 12, { x: 40, width: 60, align: 'start' }),
      across('number', below + 14, 10, { x: 40, width: 60, align: 'start' }),
      across('qr', below, 12, { x: page.width - 70, width: 30 }),
      across('code', below + 32, 8, { x: page.width - 90, width: 70 }),
    ],
  };
}

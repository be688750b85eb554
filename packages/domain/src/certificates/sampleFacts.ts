import type { Language } from '@sen/api/contract/model';
import type { CertificateFacts } from './fieldText.ts';

/** The longest names that occur, and usual ones: what is set with both fits. */
export type SampleName = 'usual' | 'long';

const names = {
  usual: { person_name: 'Nguyễn Thị Phương Thảo', course_name: 'An toàn điện cơ bản' },
  long: {
    person_name: 'Công Tằng Tôn Nữ Nguyễn Hoàng Ngọc Quỳnh Phương Khánh Huyền',
    course_name:
      'Bồi dưỡng nghiệp vụ quản lý an toàn, vệ sinh lao động và ứng phó sự cố khẩn cấp trong các cơ sở sản xuất công nghiệp có yêu cầu nghiêm ngặt',
  },
} as const satisfies Record<SampleName, object>;

/** Example facts of a preview; nobody is issued their code. */
export function sampleFacts(name: SampleName, now: Date): CertificateFacts {
  return {
    ...names[name],
    issued_at: now,
    score: 92.5,
    rating: 'excellent',
    number: '2026-000123',
    code: '2222A-2222C-2222E-2222F',
  };
}

/** What a sample is marked with: it proves nothing. */
export const sampleMark = { vi: 'MẪU', en: 'SAMPLE' } as const satisfies Record<Language, string>;

import { drawn, seededRandom } from '@sen/domain/attempts/random';
import type { CatalogueCourse } from './catalogue.ts';
import type { PlannedClass } from './planClasses.ts';
import { type Employee, isActive, joinDay, roleCounts } from './workforce.ts';

/** A course whose first chapter has an exam too, with the percent of both. */
export interface WeighedCourse extends CatalogueCourse {
  weights: { readonly first: number; readonly mid: number };
}

/** The course whose weights and scores have changed twice since its first class began. */
export const ruledCourse: WeighedCourse = {
  code: 'KHTD',
  name: 'Quản lý khách hàng trọng điểm',
  project: 'Nâng chất lượng bán hàng và dịch vụ',
  kind: 'business',
  field: 'Kinh doanh và dịch vụ',
  level: 'advanced',
  bank: 'Kỹ năng bán hàng',
  description:
    'Chọn, hiểu và giữ những khách hàng mang lại phần lớn doanh thu, cho nhân viên kinh doanh lâu năm.',
  benefits:
    'Biết khách hàng nào cần giữ\nLập kế hoạch chăm sóc từng khách hàng\nBáo cáo doanh thu theo khách hàng',
  chapters: {
    'Chọn khách hàng trọng điểm': ['Phân nhóm khách hàng', 'Hồ sơ một khách hàng lớn'],
    'Kế hoạch cho từng khách hàng': [
      'Bản đồ người ra quyết định',
      'Mục tiêu và lịch gặp',
      '@Cùng lập kế hoạch năm',
    ],
  },
  weights: { first: 50, mid: 50 },
};

/** What its rule became: brought to the classes on the first date, and not yet on the second one. */
export const ruleChanges = {
  applied: {
    day: -20,
    weights: { first: 40, mid: 60 },
    scores: { completion_score: 60, average: 65, good: 75 },
    reason: 'Quy chế đào tạo 2026: đạt từ 60 điểm, kế hoạch khách hàng chiếm 60% điểm các chương.',
  },
  saved: { day: -3, weights: { first: 30, mid: 70 }, scores: { certificate_score: 75, excellent: 90 } },
} as const;

const dates = [
  { state: 'running', starts: -80, ends: 12, exams: { first: -66, mid: -52, final: -38 } },
  { state: 'running', starts: -40, ends: 35, exams: { first: -30, mid: -13 } },
  { state: 'coming', starts: 9, ends: 68, exams: {} },
] as const;

/** Its classes: one whose exams are over, one in the middle, and one that took over what the course asks for now. */
export function ruledClasses(employees: readonly Employee[]): PlannedClass[] {
  const count = employees.length;
  const [teacher] = employees.slice(0, roleCounts(count).teacher);
  const active = employees.flatMap((employee, index) =>
    employee.role === 'student' && isActive(index, count)
      ? [{ employee, joined: joinDay(index, count) }]
      : [],
  );
  const [first, ...others] = active;
  if (!teacher || !first) throw new Error('The company has nobody to train.');
  const size = Math.min(36, Math.max(8, Math.round(count * 0.06)));
  return dates.map(({ state, starts, ends, exams }, place): PlannedClass => {
    const code = `${ruledCourse.code}-K${String(place + 1).padStart(2, '0')}`;
    const known = others.filter(({ joined }) => joined < starts - 8);
    const students = drawn(known, size - 1, seededRandom(`class ${code}`));
    return {
      course: ruledCourse,
      code,
      name: `${ruledCourse.name} – Khóa ${place + 1}`,
      state,
      starts,
      ends,
      exams,
      teacher,
      // Who looks at the company as its first student finds one of them.
      students: (place === 0 ? [first, ...students] : students).map(({ employee }) => employee),
      place: state === 'coming' ? 0 : place,
      isLast: false,
    };
  });
}

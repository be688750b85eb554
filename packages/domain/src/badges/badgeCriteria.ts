import type { Language } from '@sen/api/contract/model';

/** What a badge asks for, with names instead of ids. */
export interface Criteria {
  /** The names of the courses that count. */
  courses: readonly string[];
  required_courses: number;
  min_score: number | null;
  join_days: number | null;
}

/** What a badge asks for, in sentences. */
export function badgeCriteria({ courses, ...rule }: Criteria, language: Language): string {
  const { required_courses: count, min_score, join_days } = rule;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(courses);
  const format = new Intl.NumberFormat(language);
  const isVi = language === 'vi';
  const score =
    min_score === null
      ? ''
      : isVi
        ? `, mỗi khóa từ ${format.format(min_score)} điểm`
        : `, each with a score of ${format.format(min_score)} or more`;
  const ofCourses =
    courses.length === 0
      ? ''
      : isVi
        ? `Hoàn thành ${format.format(count)} trong ${format.format(courses.length)} khóa học: ${names}${score}.`
        : `Complete ${format.format(count)} of ${format.format(courses.length)} courses: ${names}${score}.`;
  const ofTime =
    join_days === null
      ? ''
      : isVi
        ? `Là thành viên từ ${format.format(join_days)} ngày trở lên.`
        : `Be a member for ${format.format(join_days)} days or more.`;
  return [ofCourses, ofTime].filter((text) => text !== '').join(' ');
}

import type { Language, Transcript, TranscriptCourse } from '@sen/api/contract/model';
import type { PrintBlock } from '../exams/print/PrintBlock.ts';
import { formatInstant } from '../time/formatInstant.ts';
import { courseProgress } from './courseProgress.ts';
import { progressNames, ratingNames } from './resultNames.ts';
import { resultScoreText } from './resultScoreText.ts';

const words = {
  vi: {
    person: 'Họ và tên: ',
    code: 'Mã thành viên: ',
    unit: 'Đơn vị: ',
    completed: (count: string) => `Khóa học đã hoàn thành: ${count}`,
    average: (score: string) => `Điểm trung bình: ${score}`,
    course: 'Khóa học',
    class: 'Lớp',
    period: 'Thời gian',
    completion: 'Kết quả',
    score: 'Điểm',
    rating: 'Xếp loại',
    none: 'Chưa có khóa học nào.',
  },
  en: {
    person: 'Name: ',
    code: 'Member code: ',
    unit: 'Unit: ',
    completed: (count: string) => `Completed courses: ${count}`,
    average: (score: string) => `Average score: ${score}`,
    course: 'Course',
    class: 'Class',
    period: 'Period',
    completion: 'Result',
    score: 'Score',
    rating: 'Grade',
    none: 'No courses yet.',
  },
} as const satisfies Record<Language, object>;

/** A transcript on paper. */
export function transcriptBlocks(transcript: Transcript, language: Language): PrintBlock[] {
  const { person, membership_code, company_name, completed_count, average_score, courses } = transcript;
  const texts = words[language];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const facts: [string, string | null][] = [
    [texts.person, person.name],
    [texts.code, membership_code],
    [texts.unit, company_name],
  ];
  const sums = [
    texts.completed(number.format(completed_count)),
    ...(average_score === null ? [] : [texts.average(number.format(average_score))]),
  ];
  return [
    ...facts.flatMap(([label, value]): PrintBlock[] =>
      value === null
        ? []
        : [{ kind: 'text', indent: 0, pieces: [{ text: label }, { text: value, bold: true }] }],
    ),
    { kind: 'text', indent: 0, pieces: [{ text: sums.join(' · ') }] },
    courses.length === 0
      ? { kind: 'text', indent: 0, pieces: [{ text: texts.none }] }
      : {
          kind: 'table',
          indent: 0,
          head: true,
          shares: [0.27, 0.22, 0.16, 0.14, 0.09, 0.12],
          rows: [
            [texts.course, texts.class, texts.period, texts.completion, texts.score, texts.rating],
            ...courses.map((course) => [
              course.course_name,
              course.classroom_name,
              periodOf(course, language),
              progressNameOf(course, language) ?? '–',
              (course.result && resultScoreText(course.result, language)) ?? '–',
              course.result?.rating == null ? '–' : ratingNames[course.result.rating][language],
            ]),
          ],
        },
  ];
}

function periodOf(
  { classroom_start_time, classroom_end_time }: TranscriptCourse,
  language: Language,
): string {
  return [classroom_start_time, classroom_end_time]
    .map((time) => formatInstant('date', new Date(time), language))
    .join(' – ');
}

/** Undefined while the result is computed. */
export function progressNameOf(course: TranscriptCourse, language: Language): string | undefined {
  const progress = courseProgress(course);
  return progress === null ? undefined : progressNames[progress][language];
}

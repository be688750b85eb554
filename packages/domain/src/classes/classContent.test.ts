import type { Assignment, Class } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { assignedExams, byPlace } from './assignedExams.ts';
import { classContent, plannedPlace } from './classContent.ts';

const session = (id: string, position: number) => ({
  id,
  session_name: `Buổi ${id}`,
  kind: 'lesson' as const,
  position,
});
const exam = (id: string, survey_id: string, position: number) => ({
  id,
  survey_id,
  survey_title: `Đề ${survey_id}`,
  weight: 50,
  position,
});

/** Chapter a: a session, an exam, a session; chapter b: the same exam, and another one. */
const chapters: Class['chapters'] = [
  {
    id: 'a',
    chapter_name: 'Chương A',
    sessions: [session('s1', 0), session('s2', 2)],
    surveys: [exam('e1', '7', 1)],
  },
  { id: 'b', chapter_name: 'Chương B', sessions: [], surveys: [exam('e2', '7', 0), exam('e3', '8', 1)] },
];

const assignment: Assignment = {
  id: '1',
  classroom_id: '1',
  survey_id: '1',
  title: 'Kiểm tra',
  start_time: '2026-11-18T01:00:00Z',
  end_time: '2026-12-18T10:00:00Z',
  timing: 'happening',
  duration_minutes: 45,
  retakes: 1,
  deduction_percent: 10,
  questions_per_page: 5,
  question_count: 11,
  is_final: false,
  show_score: 'at_once',
  show_answers: 'at_once',
  show_key: 'ended',
  chapter_id: null,
  session_id: null,
  participant_count: 24,
};
const course: Class['course'] = {
  course_name: 'An toàn lao động',
  course_code: 'ATLD',
  kind: 'business',
  level: 'basic',
  course_description: '',
  benefits: '',
  introduction: '',
  trailer_video: null,
  completion_score: null,
  certificate_score: null,
  excellent: null,
  good: null,
  average: null,
  survey: { id: '9', name: 'Thi cuối khóa' },
  completion_time: null,
};
type Taught = Parameters<typeof classContent>[0];

let count = 100;
const assigned = (survey_id: string, place: Partial<Assignment> = {}): Assignment => ({
  ...assignment,
  id: String((count += 1)),
  survey_id,
  ...place,
});
const withExams = (...exams: Assignment[]): Taught => ({
  chapters,
  course,
  ...byPlace(exams),
});
const plannedOf = (classroom: Taught) => {
  const content = classContent(classroom);
  return [...content.chapters.flatMap(({ planned }) => planned), ...content.planned].map(({ id }) => id);
};

test('what is not assigned is offered where the course has it', () => {
  expect(plannedOf(withExams())).toEqual(['e1', 'e2', 'e3', 'final']);
  expect(classContent(withExams()).chapters[0]?.planned).toEqual([
    { id: 'e1', survey_id: '7', title: 'Đề 7', weight: 50, chapter_id: 'a' },
  ]);
});

test('an exam is assigned once its chapter, a session of it or the whole class has it', () => {
  expect(plannedOf(withExams(assigned('7', { chapter_id: 'a' })))).toEqual(['e2', 'e3', 'final']);
  expect(plannedOf(withExams(assigned('7', { session_id: 's2' })))).toEqual(['e2', 'e3', 'final']);
  expect(plannedOf(withExams(assigned('7')))).toEqual(['e3', 'final']);
  expect(plannedOf(withExams(assigned('9')))).toEqual(['e1', 'e2', 'e3']);
  expect(plannedOf(withExams(assigned('9', { chapter_id: 'a' })))).toContain('final');
});

test('each exam is at its chapter, its session or the class, and only there', () => {
  const [ofSession, ofChapter, ofClass] = [
    assigned('1', { session_id: 's2' }),
    assigned('2', { chapter_id: 'b' }),
    assigned('3'),
  ];
  const { chapters: shown, exams } = classContent(withExams(ofClass, ofChapter, ofSession));
  expect(exams).toEqual([ofClass]);
  expect(shown.map((chapter) => chapter.exams)).toEqual([[], [ofChapter]]);
  expect(shown[0]?.sessions.map(({ number, exams: own }) => [number, own])).toEqual([
    [1, []],
    [3, [ofSession]],
  ]);
});

test('an exam to assign takes the first place that the course has for it', () => {
  expect(plannedPlace(withExams(), '7')).toMatchObject({ chapter_id: 'a' });
  expect(plannedPlace(withExams(assigned('7', { chapter_id: 'a' })), '7')).toMatchObject({ chapter_id: 'b' });
  expect(plannedPlace(withExams(), '9')).toMatchObject({ chapter_id: null });
  expect(plannedPlace(withExams(), '1')).toBeUndefined();
});

test('all exams of a class are in the order of their start', () => {
  const [late, early, sameTime] = [
    assigned('1', { start_time: '2026-12-01T01:00:00.000Z' }),
    assigned('2', { chapter_id: 'a', start_time: '2026-11-01T01:00:00.000Z' }),
    assigned('3', { session_id: 's1', start_time: '2026-12-01T01:00:00.000Z' }),
  ];
  const lists = byPlace([late, early, sameTime]);
  expect([lists.surveys, lists.chapter_surveys, lists.session_surveys]).toEqual([
    [late],
    [early],
    [sameTime],
  ]);
  expect(assignedExams(lists)).toEqual([early, late, sameTime]);
});

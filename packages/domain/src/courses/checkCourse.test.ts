import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CourseChapter, CourseDraft } from '@sen/api/contract/model';
import { roles } from '../access/roles.ts';
import { checkCourse, highestPrice, keptCourse } from './checkCourse.ts';
import { mayDeleteCourse, mayEditCourse } from './mayEditCourse.ts';

const session = (id: string, session_name = 'Dòng điện qua cơ thể') => ({ id, session_name });
const exam = (id: string, weight: number | null, survey_id = id) => ({ id, survey_id, weight });
const chapter = (id: string, of: Partial<CourseChapter> = {}): CourseChapter => ({
  id,
  chapter_name: 'Nguy cơ về điện',
  sessions: [],
  surveys: [],
  ...of,
});
const free: CourseDraft = {
  project_id: '1',
  kind: 'free',
  course_name: 'An toàn điện',
  course_code: 'ATD',
  chapters: [chapter('c1', { sessions: [session('s1')] })],
};
const found = (draft: CourseDraft) => checkCourse(draft).map(({ field, code }) => `${field}: ${code}`);
const withExams = (...weights: (number | null)[]) => ({
  ...free,
  chapters: weights.map((weight, at) => chapter(`c${at}`, { surveys: [exam(`e${at}`, weight)] })),
});

describe('section 5', () => {
  test.each<[string, Partial<CourseDraft>, string[]]>([
    ['a free course needs name, code and a chapter', {}, []],
    ['no name', { course_name: ' \u200b' }, ['course_name: thisFieldIsRequired']],
    ['no code', { course_code: '' }, ['course_code: thisFieldIsRequired']],
    ['no chapter', { chapters: [] }, ['chapters: courseChaptersMissing']],
    [
      'a business course also needs level, lecturer and start time',
      { kind: 'business' },
      ['level: thisFieldIsRequired', 'teacher_id: thisFieldIsRequired', 'start_time: thisFieldIsRequired'],
    ],
    ['the longest completion time', { completion_time: 3650 }, []],
    ['a longer one', { completion_time: 3651 }, ['completion_time: completionTimeTooLong']],
    ['none at all', { completion_time: 0 }, ['completion_time: tooSmall']],
    ['a trailer', { trailer_video: ' https://youtu.be/abc ' }, []],
    [
      'a trailer that is a script',
      { trailer_video: 'javascript:alert(1)' },
      ['trailer_video: trailerNotHttps'],
    ],
    ['a trailer in the clear', { trailer_video: 'http://a.vn/v.mp4' }, ['trailer_video: trailerNotHttps']],
  ])('%s', (_, change, errors) => {
    expect(found({ ...free, ...change })).toEqual(errors);
  });

  test('each title is checked at its node', () => {
    const chapters = [
      chapter('c1'),
      chapter('c2', { chapter_name: '', sessions: [session('s1'), session('s2', ' ')] }),
    ];
    expect(found({ ...free, chapters })).toEqual([
      'chapters.1.chapter_name: thisFieldIsRequired',
      'chapters.1.sessions.1.session_name: thisFieldIsRequired',
    ]);
  });

  test('scores are ordered, whichever are given', () => {
    const scores = { completion_score: 50, certificate_score: 60, average: 55, good: 70, excellent: 90 };
    expect(found({ ...free, ...scores })).toEqual([]);
    expect(found({ ...free, ...scores, certificate_score: 50 })).toEqual([
      'certificate_score: scoreNotAboveCompletion',
    ]);
    expect(found({ ...free, ...scores, average: 50, good: 95 })).toEqual([
      'average: scoreNotAboveCompletion',
      'excellent: scoreNotAboveGood',
    ]);
    expect(found({ ...free, completion_score: 50, excellent: 40 })).toEqual([
      'excellent: scoreNotAboveCompletion',
    ]);
    expect(found({ ...free, excellent: 0 })).toEqual([]);
    expect(found({ ...free, completion_score: -1 })).toEqual(['completion_score: tooSmall']);
    expect(found({ ...free, good: 70.125 })).toEqual(['good: tooManyDecimals']);
  });
});

describe('weights', () => {
  test('33.33 three times lacks 0.01; 33.34 once makes it whole', () => {
    const [error] = checkCourse(withExams(33.33, 33.33, 33.33));
    expect(error).toEqual({
      field: 'chapters',
      code: 'courseWeightsTooLow',
      params: { sum: 99.99, rest: 0.01 },
    });
    expect(found(withExams(33.33, 33.33, 33.34))).toEqual([]);
  });

  test('each is above 0, with two decimals; a missing one is named', () => {
    expect(found(withExams(0, 100))).toEqual(['chapters.0.surveys.0.weight: courseWeightNotPositive']);
    expect(found(withExams(null, 100))).toEqual(['chapters.0.surveys.0.weight: thisFieldIsRequired']);
    expect(found(withExams(33.335, 66.665))).toContain('chapters.0.surveys.0.weight: tooManyDecimals');
    expect(found(withExams(60, 60))).toEqual(['chapters: courseWeightsTooHigh']);
  });

  test('any weights of two decimals that add up to 100 are right', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 11 }), (parts) => {
        const rest = 10_000 - parts.reduce((sum, each) => sum + each, 0);
        expect(found(withExams(...[...parts, rest].map((each) => each / 100)))).toEqual([]);
      }),
    );
  });
});

describe('the tree', () => {
  test('an exam is in a chapter once, in the course as often as wanted', () => {
    const twice = chapter('c1', { surveys: [exam('e1', 50, '7'), exam('e2', 50, '7')] });
    expect(found({ ...free, chapters: [twice] })).toEqual([
      'chapters.0.surveys.1.survey_id: courseExamTwice',
    ]);
    const apart = ['a', 'b'].map((id) => chapter(id, { surveys: [exam(`e${id}`, 50, '7')] }));
    expect(found({ ...free, chapters: apart })).toEqual([]);
  });

  test('an id is used once', () => {
    const chapters = [chapter('c1', { sessions: [session('x')] }), chapter('x')];
    expect(found({ ...free, chapters })).toEqual(['chapters.1.id: courseNodeTwice']);
  });

  test('10,000 nodes are refused with the limit, and nothing else', () => {
    const sessions = Array.from({ length: 9_999 }, (_, at) => session(`s${at}`, ''));
    expect(checkCourse({ ...free, chapters: [chapter('c', { sessions })] })).toEqual([
      { field: 'chapters', code: 'courseTooManyNodes', params: { count: 10_000, max: 1000 } },
    ]);
  });
});

describe('the price', () => {
  const priced = (price: number | null, kind: 'free' | 'business' = 'free') => ({ ...free, kind, price });
  test.each([
    [-1, 'tooSmall'],
    [19.5, 'notAnInteger'],
    [highestPrice + 1, 'tooLarge'],
  ])('%s is refused: %s', (price, code) => {
    expect(checkCourse(priced(price))).toMatchObject([{ field: 'price', code }]);
  });
  test.each([null, 0, 49, highestPrice])('%s is taken', (price) => {
    expect(checkCourse(priced(price))).toEqual([]);
    expect(keptCourse(priced(price)).price).toBe(price ?? 0);
  });
  test('a business course has none', () => {
    expect(keptCourse(priced(49, 'business')).price).toBeNull();
  });
});

describe('section 6', () => {
  const course = {
    company_id: '1',
    created_by: '7',
    teacher_id: '8',
    course_name: 'An toàn',
    class_count: 0,
  };
  const actor = (role: (typeof roles)[number], id: string, company_id: string | null = '1') => ({
    role,
    id,
    company_id,
  });
  test.each(roles)('%s', (role) => {
    const manages = role === 'super-admin' || role === 'admin';
    const may = (id: string) => mayEditCourse(actor(role, id), course).allowed;
    expect([may('7'), may('8'), may('9')]).toEqual([
      manages || role === 'teacher',
      manages || role === 'teacher',
      manages,
    ]);
  });
  test('another unit’s course does not exist; one with classes is not deleted', () => {
    expect(mayEditCourse(actor('admin', '7', '2'), course)).toMatchObject({ code: 'notFound' });
    expect(mayDeleteCourse(actor('admin', '1'), { ...course, class_count: 2 })).toMatchObject({
      code: 'courseHasClasses',
      params: { count: 2 },
    });
    expect(mayDeleteCourse(actor('teacher', '9'), course)).toMatchObject({ code: 'courseOfAnother' });
  });
});

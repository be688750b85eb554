import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, AssignmentDraft, Class, Problem } from '@sen/api/contract/model';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

const classId = '1';
const examId = '1';

let app: TestApp;
let chapter: Class['chapters'][number];
let session: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const [first] = (await classOf()).chapters;
  if (!first?.sessions[0]) throw new Error('The first class of the demo organisation teaches nothing.');
  chapter = first;
  session = first.sessions[0].id;
});
afterAll(() => app.stop());

const classOf = async (as: 'teacher' | 'student' = 'teacher') =>
  (await app.call<Answer<'getClass'>>('getClass', as, { path: { id: classId } })).body.data;
const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
const draft = (changes: Partial<AssignmentDraft> = {}): AssignmentDraft => ({
  survey_id: examId,
  start_time: hours(1),
  end_time: hours(48),
  duration_minutes: 45,
  retakes: 1,
  deduction_percent: 10,
  questions_per_page: 5,
  ...changes,
});
type Told = Problem & Answer<'assignExam'>;
const assign = (changes: Partial<AssignmentDraft>) =>
  app.call<Told>('assignExam', 'teacher', {
    path: { id: classId },
    query: { again: 1 },
    body: draft(changes),
  });
const change = (id: string, body: AssignmentDraft) =>
  app.call<Told>('changeAssignment', 'teacher', {
    path: { id: classId, assignment_id: id },
    as: 'json',
    body,
  });
const idsOf = ({ surveys, chapter_surveys, session_surveys }: Class) =>
  [surveys, chapter_surveys, session_surveys].map((list) => list.map(({ id }) => id));

test('an exam is listed where it belongs, for the teacher and for the students', async () => {
  const ofClass = (await assign({})).body.data;
  const ofChapter = (await assign({ chapter_id: chapter.id })).body.data;
  const ofSession = (await assign({ session_id: session })).body.data;
  expect(
    [ofClass, ofChapter, ofSession].map(({ chapter_id, session_id }) => [chapter_id, session_id]),
  ).toEqual([
    [null, null],
    [chapter.id, null],
    [null, session],
  ]);
  for (const as of ['teacher', 'student'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    const shown = await classOf(as);
    const [whole, chapters, sessions] = idsOf(shown);
    expect(whole).toContain(ofClass.id);
    expect(whole).not.toContain(ofChapter.id);
    expect(chapters).toEqual([ofChapter.id]);
    expect(sessions).toEqual([ofSession.id]);
    expect(shown.chapter_surveys[0]?.mine === undefined).toBe(as === 'teacher');
  }
});

test.each<[string, () => Partial<AssignmentDraft>, Record<string, string>]>([
  [
    'a chapter and a session',
    () => ({ chapter_id: chapter.id, session_id: session }),
    { session_id: 'chapterAndSession' },
  ],
  ['a session in place of a chapter', () => ({ chapter_id: session }), { chapter_id: 'chapterNotInClass' }],
  [
    'a chapter in place of a session',
    () => ({ session_id: chapter.id }),
    { session_id: 'sessionNotInClass' },
  ],
  [
    'a chapter, as the final exam',
    () => ({ chapter_id: chapter.id, is_final: true }),
    { is_final: 'finalExamOfChapter' },
  ],
  [
    'a chapter and times that are wrong',
    () => ({ chapter_id: session, start_time: hours(-5) }),
    { start_time: 'startInThePast', chapter_id: 'chapterNotInClass' },
  ],
])('%s is refused at its field, for a new and for an assigned exam', async (_, changes, codes) => {
  const refused = await assign(changes());
  expect(refused.status).toBe(422);
  expect(refused.body.codes).toEqual(codes);
  const { body } = await assign({});
  expect((await change(body.data.id, draft(changes()))).body.codes).toEqual(codes);
});

test('a chapter of another class is none of this one', async () => {
  const { id } = await app.database
    .selectFrom('classroom_chapter')
    .select('id')
    .where('classroom_id', '=', '2')
    .executeTakeFirstOrThrow();
  expect((await assign({ chapter_id: id })).body.codes).toEqual({ chapter_id: 'chapterNotInClass' });
});

test('an exam moves to another place and back, even once somebody has begun it', async () => {
  const id = await newAssignment(app, { classroom_id: classId, exam_id: examId });
  await Sitting.begin(app, 'student', id, examId);
  const times = { start_time: hours(-1), end_time: hours(10) };
  const placeAfter = async (changes: Partial<AssignmentDraft>) => {
    const { status, body } = await change(id, draft({ ...times, ...changes }));
    expect(status, JSON.stringify(body)).toBe(200);
    return [body.data.chapter_id, body.data.session_id];
  };
  expect(await placeAfter({ chapter_id: chapter.id })).toEqual([chapter.id, null]);
  expect(await placeAfter({ session_id: session })).toEqual([null, session]);
  expect(await placeAfter({})).toEqual([null, null]);
});

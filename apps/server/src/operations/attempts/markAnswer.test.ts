import { compareVietnamese } from '@sen/domain/text/sort';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { Answer, Problem, ReviewedQuestion } from '@sen/api/contract/model';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Who = keyof typeof people;
type Marked = Answer<'markAnswer'> & Problem;

let app: TestApp;
let sitting: Sitting;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  sitting = await Sitting.begin(app, 'student', await newAssignment(app));
});
afterAll(() => app.stop());

async function handIn() {
  await sitting.save(
    sitting.questions.map(({ id, content }) => ({
      question_id: id,
      answer: questionSamples[content.type].right,
    })),
  );
  return sitting.submit();
}

async function revisionOf(question_id: string): Promise<number> {
  const row = await app.database
    .selectFrom('answer_mark')
    .select('revision')
    .where('attempt_id', '=', sitting.attempt.id)
    .where('question_id', '=', question_id)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** By default by somebody who sees the mark as it is. */
const mark = async (
  question_id: string,
  score: number,
  as: Who = 'teacher',
  comment?: string,
  base?: number,
) =>
  app.call<Marked>('markAnswer', as, {
    body: {
      attempt_id: sitting.attempt.id,
      question_id,
      score,
      base: base ?? (await revisionOf(question_id)),
      ...(comment === undefined ? {} : { comment }),
    },
  });
const reviewed = (review: Marked, id: string): ReviewedQuestion | undefined =>
  review.data.parts.flatMap(({ questions }) => questions).find(({ question }) => question.id === id);

describe('marking by hand', () => {
  test('adds up, names who marked, and ends when nothing waits', async () => {
    await handIn();
    const [short, long] = [sitting.question('short_answer'), sitting.question('long_answer')];
    const first = await mark(short, 7.25, 'teacher', ' Thiếu một loại. ');
    expect(first.status).toBe(200);
    expect(first.body.data.result).toMatchObject({ state: 'submitted', score: 77.25, waiting_questions: 1 });
    expect(reviewed(first.body, short)).toMatchObject({
      score: 7.25,
      comment: 'Thiếu một loại.',
      marked_by: { id: people.teacher.id, name: people.teacher.name },
    });
    const second = await mark(long, 20, 'admin');
    expect(second.body.data.result).toMatchObject({ state: 'marked', score: 97.25, waiting_questions: 0 });
    const changed = await mark(short, 0);
    expect(changed.body.data.result.score).toBe(90);
    expect(reviewed(changed.body, short)?.comment).toBeNull();
  });

  test('is between 0 and the question’s points, to two decimals', async () => {
    await handIn();
    const long = sitting.question('long_answer');
    expect((await mark(long, 20.01)).body).toMatchObject({ code: 'markOutOfRange' });
    const decimals = await mark(long, 1.005);
    expect(decimals.body.codes).toEqual({ score: 'tooManyDecimals' });
    expect((await mark(long, -1)).status).toBe(422);
    expect((await mark(long, 0.29)).status).toBe(200);
  });

  test('is refused before the end, for what the server marks and for other questions', async () => {
    const long = sitting.question('long_answer');
    expect((await mark(long, 1)).body).toMatchObject({ code: 'attemptNotOver', status: 409 });
    await handIn();
    const choice = await mark(sitting.question('one_choice'), 1);
    expect(choice.body).toMatchObject({ code: 'markedByTheServer', status: 409 });
    expect((await mark('999999', 1)).body).toMatchObject({ code: 'questionNotInAttempt' });
  });

  test('is for teachers and managers of the class', async () => {
    await handIn();
    const long = sitting.question('long_answer');
    expect((await mark(long, 1, 'otherTeacher')).status).toBe(404);
    expect((await mark(long, 1, 'student')).status).toBe(403);
    expect((await mark(long, 1, 'superAdmin')).status).toBe(200);
  });

  test('an answer saved in the grace period waits again, and the earlier mark is still shown', async () => {
    const long = sitting.question('long_answer');
    await sitting.saveOne('long_answer', questionSamples.long_answer.wrong);
    sitting.toDeadline(1);
    await submitOverdue.run(app.app.services);
    expect((await mark(long, 5, 'teacher', 'Chưa đúng')).body.data.result).toMatchObject({
      state: 'marked',
      score: 5,
    });
    const late = await sitting.saveOne('long_answer', questionSamples.long_answer.right);
    expect(late.body.data.state).toBe('submitted');
    const { body } = await sitting.review('teacher');
    expect(body.data.result).toMatchObject({ state: 'submitted', score: 0, waiting_questions: 1 });
    expect(reviewed(body, long)).toMatchObject({
      score: null,
      comment: 'Chưa đúng',
      marked_by: { id: people.teacher.id },
      answer: questionSamples.long_answer.right,
    });
  });
});

describe('two teachers at one answer', () => {
  test('never overwrite each other: the second is told who gave which mark, and may replace it knowingly', async () => {
    await handIn();
    const long = sitting.question('long_answer');
    expect((await mark(long, 15, 'teacher', 'Rõ', 0)).status).toBe(200);
    const second = await mark(long, 4, 'admin', undefined, 0);
    expect(second.body).toMatchObject({ status: 409, code: 'markedMeanwhile' });
    expect(second.body.message).toContain(people.teacher.name);
    expect(second.body.message).toContain('15 điểm');
    const { body } = await sitting.review('admin');
    expect(reviewed(body, long)).toMatchObject({ score: 15, comment: 'Rõ', mark_revision: 1 });
    expect((await mark(long, 4, 'admin', undefined, 1)).status).toBe(200);
    // The first teacher, on a page that is older than the second mark.
    expect((await mark(long, 16, 'teacher', undefined, 1)).body).toMatchObject({ code: 'markedMeanwhile' });
  });

  test('at the same moment: one of both is stored', async () => {
    await handIn();
    const long = sitting.question('long_answer');
    const both = await Promise.all([
      mark(long, 11, 'teacher', undefined, 0),
      mark(long, 12, 'admin', undefined, 0),
      mark(long, 13, 'teacher', undefined, 0),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('a mark whose answer was lost is sent again and changes nothing', async () => {
    await handIn();
    const long = sitting.question('long_answer');
    await mark(long, 15, 'teacher', 'Rõ', 0);
    const again = await mark(long, 15, 'teacher', 'Rõ', 0);
    expect(reviewed(again.body, long)).toMatchObject({ score: 15, mark_revision: 1 });
  });
});

describe('the review', () => {
  test('shows keys, answers and points to the teacher and the unit at once, to the student when the exam has ended', async () => {
    await handIn();
    const first = await sitting.review();
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ may_mark: false, student: { id: people.student.id } });
    expect(reviewed(first.body, sitting.question('one_choice'))).toMatchObject({
      key: null,
      answer: questionSamples.one_choice.right,
      score: null,
    });
    const teacher = await sitting.review('teacher');
    expect(reviewed(teacher.body, sitting.question('one_choice'))).toMatchObject({ score: 8 });
    await app.database
      .deleteFrom('attempt')
      .where('assignment_id', '!=', sitting.attempt.assignment_id)
      .execute();
    await app.database
      .updateTable('assignment')
      .set({ ends_at: new Date(app.clock.now().getTime() - 60_000) })
      // Another one of the same exam, or an attempt at it, would hold back the key.
      .where('exam_id', '=', sitting.attempt.survey_id)
      .execute();
    const { body } = await sitting.review();
    const choice = reviewed(body, sitting.question('one_choice'));
    const { key, right } = questionSamples.one_choice;
    expect(choice).toMatchObject({ key, answer: right, score: 8, marked_by: null });
    expect(reviewed(body, sitting.question('long_answer'))).toMatchObject({ score: null });
    expect(body.data.parts.map(({ questions }) => questions.map(({ question }) => question.id))).toEqual(
      sitting.attempt.paper.parts.map(({ questions }) => questions.map(({ id }) => id)),
    );
    for (const who of ['teacher', 'admin', 'superAdmin'] as const)
      expect((await sitting.review(who)).body.data.may_mark, who).toBe(true);
  });

  test('is for nobody else, and for nobody before the end', async () => {
    expect((await sitting.review()).body).toMatchObject({ status: 403, code: 'reviewNotYetAllowed' });
    expect((await sitting.review('teacher')).body).toMatchObject({ status: 409, code: 'attemptNotOver' });
    await handIn();
    for (const who of ['otherStudent', 'otherTeacher'] as const)
      expect((await sitting.review(who)).status, who).toBe(404);
    expect((await sitting.review('sponsor')).status).toBe(403);
    expect((await app.call('getReview', 'student', { path: { id: '999999' } })).status).toBe(404);
  });

  test('waits for the end of the grace when the server handed in', async () => {
    sitting.toDeadline(5);
    await submitOverdue.run(app.app.services);
    expect((await sitting.review()).body.code).toBe('reviewNotYetAllowed');
    expect((await sitting.review('teacher')).status).toBe(200);
    sitting.toDeadline(20.001);
    expect((await sitting.review()).status).toBe(200);
  });
});

describe('submissions', () => {
  const list = (query: Record<string, string | number | string[]> = {}, as: Who = 'teacher') =>
    app.call<Answer<'listSubmissions'> & Problem>('listSubmissions', as, { path: { id: '1' }, query });

  test('of one exam, found by name and state, in order', async () => {
    const { assignment_id } = sitting.attempt;
    const other = await Sitting.begin(app, 'otherStudent', assignment_id);
    await other.submit();
    const mine = { 'fieldName[]': ['assignment_id'], 'keyword[]': [assignment_id] };
    const { body } = await list({ ...mine, sort: 'student_name', limit: 5 });
    expect(body).toMatchObject({ total: 2, page: 1, last_page: 1 });
    expect(body.data.map(({ student }) => student.name)).toEqual([
      people.student.name,
      people.otherStudent.name,
    ]);
    const byFullName = await list({ ...mine, sort: 'student_full_name' });
    expect(byFullName.body.data.map(({ student }) => student.id)).toEqual(
      [people.student, people.otherStudent]
        .toSorted((a, b) => compareVietnamese(a.name, b.name))
        .map(({ id }) => id),
    );
    expect(body.data[0]).toMatchObject({ state: 'in_progress', submitted_at: null, score: null });
    expect(body.data[1]).toMatchObject({ state: 'marked', submitted_by: 'student', score: 0 });
    const byTime = await list(mine);
    expect(byTime.body.data.map(({ submitted_at }) => submitted_at !== null)).toEqual([true, false]);
    const named = await list({
      'fieldName[]': ['assignment_id', 'student_name'],
      'keyword[]': [assignment_id, 'thuy duong'],
    });
    expect(named.body.data.map(({ student }) => student.id)).toEqual([people.otherStudent.id]);
    const running = await list({
      'fieldName[]': ['assignment_id', 'state'],
      'keyword[]': [assignment_id, 'in_progress'],
    });
    expect(running.body.total).toBe(1);
  });

  test('are for teachers and managers of the class', async () => {
    expect((await list({}, 'admin')).status).toBe(200);
    expect((await list({}, 'otherTeacher')).status).toBe(404);
    expect((await list({}, 'student')).status).toBe(403);
    expect((await list({ 'fieldName[]': ['email'], 'keyword[]': ['x'] })).status).toBe(422);
  });
});

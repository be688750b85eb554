import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { TestedStudent, TrainingDraft } from '@sen/api/contract/model';
import { checkTraining, keptTraining, testTimes } from './checkTraining.ts';
import { changeOf, compareTests } from './compareTests.ts';
import { isOnTime } from './isOnTime.ts';
import { mayEditGroup } from './mayEditGroup.ts';
import { checkOwnTraining, mayDeleteTraining, mayEditTraining } from './mayEditTraining.ts';

const now = new Date('2026-11-25T02:00:30Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

const draft: TrainingDraft = {
  name: 'Tập huấn an toàn',
  teacher_ids: ['2'],
  student_ids: ['5', '6'],
  survey_ids: ['10', '11'],
  start_time: at(1),
  end_time: at(9),
  start_time_pretest: at(0.5),
  start_time_posttest: at(8),
};
const codes = (change: Partial<TrainingDraft>, before?: Parameters<typeof checkTraining>[2]) =>
  checkTraining({ ...draft, ...change }, now, before).map(({ field, code }) => `${field}: ${code}`);

describe('a training', () => {
  test('is right with a name, people, an exam for each test, and times', () => {
    expect(codes({})).toEqual([]);
    // The minute of now is the earliest that a picker can select.
    expect(codes({ start_time_pretest: '2026-11-25T02:00:00Z' })).toEqual([]);
    expect(codes({ survey_ids: ['10', '10'] })).toEqual([]);
  });

  test.each<[Partial<TrainingDraft>, string[]]>([
    [{ name: ' ' }, ['name: thisFieldIsRequired']],
    [{ teacher_ids: [] }, ['teacher_ids: trainingTeachersMissing']],
    [{ student_ids: [] }, ['student_ids: trainingStudentsMissing']],
    [{ survey_ids: ['10'] }, ['survey_ids.1: thisFieldIsRequired']],
    [{ survey_ids: [] }, ['survey_ids.0: thisFieldIsRequired', 'survey_ids.1: thisFieldIsRequired']],
    [{ start_time: '' }, ['start_time: thisFieldIsRequired']],
    [{ end_time: at(-1) }, ['start_time_posttest: posttestAfterTraining', 'end_time: endInThePast']],
    [{ start_time: at(9) }, ['start_time_posttest: posttestBeforeTraining', 'end_time: endNotAfterStart']],
    [{ start_time_pretest: at(-1) }, ['start_time_pretest: startInThePast']],
    [{ start_time_pretest: at(8) }, ['start_time_posttest: posttestNotAfterPretest']],
    [{ start_time: at(8.5) }, ['start_time_posttest: posttestBeforeTraining']],
    [{ start_time_posttest: at(9) }, ['start_time_posttest: posttestAfterTraining']],
    [{ start_time_posttest: 'soon' }, ['start_time_posttest: thisFieldIsRequired']],
  ])('%o is wrong', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  test('keeps the exam and the opening of a test that somebody has begun, and who has begun', () => {
    const passed = { ...draft, start_time_pretest: at(-2) };
    const before = { draft: passed, begun: ['pretest'] as const, begun_ids: ['6'] };
    expect(codes({ start_time_pretest: at(-2), survey_ids: ['10', '12'] }, before)).toEqual([]);
    expect(codes({ survey_ids: ['12', '11'], student_ids: ['5'] }, before)).toEqual([
      'student_ids: trainingStudentHasBegun',
      'survey_ids.0: testFrozen',
      'start_time_pretest: testFrozen',
    ]);
  });

  test('has its pretest open until the posttest, and the posttest until its end', () => {
    expect(testTimes(draft, 'pretest')).toEqual({ start_time: at(0.5), end_time: at(8) });
    expect(testTimes(draft, 'posttest')).toEqual({ start_time: at(8), end_time: at(9) });
  });

  test('stores what was left out as empty', () => {
    expect(keptTraining({ ...draft, name: ' Tập  huấn ' })).toMatchObject({
      name: 'Tập huấn',
      subject: '',
      budget: null,
      count_student: null,
    });
  });
});

test('a test is on time from its opening until its end', () => {
  const open = (from: number, to: number) =>
    isOnTime({ starts_at: new Date(at(from)), ends_at: new Date(at(to)) }, now);
  expect(open(0, 1)).toEqual({ allowed: true });
  expect(open(1, 2)).toEqual({ allowed: false, code: 'assignmentNotOpen', params: { start: at(1) } });
  expect(open(-1, 0)).toEqual({ allowed: false, code: 'assignmentOver', params: { end: at(0) } });
});

test('is changed by those who run it until it ends, and deleted before anybody begins', () => {
  const training = { company_id: '1', teacher_ids: ['2'], ends_at: new Date(at(1)), attempt_count: 0 };
  const teacher = { id: '2', role: 'teacher', company_id: '1' } as const;
  expect(mayEditTraining(teacher, training, now).allowed).toBe(true);
  expect(mayEditTraining({ ...teacher, id: '3' }, training, now)).toMatchObject({ code: 'notFound' });
  expect(mayEditTraining(teacher, { ...training, ends_at: now }, now)).toMatchObject({
    code: 'trainingEnded',
  });
  const group = { ...training, ends_at: now };
  expect(mayEditGroup(teacher, { ...group, is_training: true }, now)).toMatchObject({
    code: 'trainingEnded',
  });
  expect(mayEditGroup(teacher, { ...group, is_training: false }, now)).toMatchObject({ code: 'classEnded' });
  expect(mayDeleteTraining(teacher, training).allowed).toBe(true);
  expect(mayDeleteTraining(teacher, { ...training, attempt_count: 1 })).toMatchObject({
    code: 'trainingHasAttempts',
  });
  expect(checkOwnTraining(teacher, ['3'])).toMatchObject([{ code: 'trainingTeacherOwn' }]);
  expect(checkOwnTraining({ ...teacher, role: 'admin' }, ['3'])).toEqual([]);
});

describe('before and after', () => {
  const tested = (before: number | null, after: number | null): TestedStudent => {
    const [pretest, posttest] = [before, after].map((score) => ({
      attempt_id: score === null ? null : '1',
      state: score === null ? ('none' as const) : ('marked' as const),
      score,
    })) as [TestedStudent['pretest'], TestedStudent['posttest']];
    return {
      student: { id: '5', name: 'An', avatar: null },
      pretest,
      posttest,
      change: changeOf(pretest, posttest),
    };
  };

  test('the group is compared by those who took both', () => {
    const group = compareTests([tested(40, 80), tested(60, 50.5), tested(70, 70), tested(10, null)]);
    expect(group).toEqual({
      pretest: { count: 4, average: 45 },
      posttest: { count: 3, average: 66.83 },
      both: { count: 3, before: 56.67, after: 66.83, change: 10.17, better: 1, same: 1, worse: 1 },
    });
  });

  test('nobody is compared with nothing', () => {
    expect(compareTests([tested(null, 80)]).both).toMatchObject({ count: 0, before: null, change: null });
  });

  test('whoever took both is better, the same or worse, and averages lie between the scores', () => {
    const score = fc.option(fc.integer({ min: 0, max: 10_000 }).map((count) => count / 100));
    fc.assert(
      fc.property(fc.array(fc.tuple(score, score), { maxLength: 30 }), (pairs) => {
        const students = pairs.map(([before, after]) => tested(before, after));
        const { both, pretest } = compareTests(students);
        expect(both.better + both.same + both.worse).toBe(both.count);
        const given = pairs.flatMap(([before]) => before ?? []);
        if (pretest.average === null) expect(given).toEqual([]);
        else {
          expect(pretest.average).toBeGreaterThanOrEqual(Math.min(...given));
          expect(pretest.average).toBeLessThanOrEqual(Math.max(...given));
        }
      }),
    );
  });
});

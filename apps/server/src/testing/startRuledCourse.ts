import { questionSamples } from '@sen/api/fixtures/questions';
import { newAssignment } from './newAssignment.ts';
import { settleResults } from './settleResults.ts';
import { Sitting } from './Sitting.ts';
import { TestApp } from './TestApp.ts';

/**
 * A course with one class, the demo organisation's first, whose final exam alone decides: 5 points are needed, in both, and the
 * student has 8.
 */
export async function startRuledCourse(): Promise<{ app: TestApp; id: string }> {
  const app = await TestApp.start({ demo: true });
  const { database } = app;
  await database.deleteFrom('attempt').execute();
  await database.deleteFrom('assignment').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_session').where('classroom_id', '=', '1').execute();
  await database.deleteFrom('classroom_chapter_exam').where('classroom_id', '=', '1').execute();
  const { course_id } = await database
    .selectFrom('classroom')
    .select('course_id')
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  const id = course_id ?? '0';
  await database.deleteFrom('course_chapter_exam').where('course_id', '=', id).execute();
  const rule = { completion_score: 5, average: 40, good: null, excellent: null, certificate_score: null };
  await database
    .updateTable('classroom_course_copy')
    .set({ ...rule, final_exam_id: '1' })
    .where('classroom_id', '=', '1')
    .execute();
  await database.updateTable('course').set(rule).where('id', '=', id).execute();
  await database
    .updateTable('classroom')
    .set({ course_id: null })
    .where('course_id', '=', id)
    .where('id', '<>', '1')
    .execute();
  app.clock.set('2026-11-21T02:00:00Z');
  const sitting = await Sitting.begin(app, 'student', await newAssignment(app, { is_final: true }));
  await sitting.saveOne('one_choice', questionSamples.one_choice.right);
  await sitting.submit();
  await settleResults(app);
  return { app, id };
}

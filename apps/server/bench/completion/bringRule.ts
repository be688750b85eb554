import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '@sen/api/contract/model';
import { completedStates } from '@sen/domain/completion/courseResult';
import type { Database } from '../../src/store/database.ts';

interface Bringing {
  address: string;
  token: string;
  courseId: string;
  database: Database;
}

/** Previews and brings the rule of a course to its classes, as its editor does, and waits until no result is left to compute. */
export async function bringRule({ address, token, courseId, database }: Bringing) {
  const path = `${address}/api/courses/${courseId}/rule`;
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  const told = async <Body>(answer: Response): Promise<Body> => {
    if (!answer.ok) throw new Error(`The rule got ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Body;
  };

  const began = performance.now();
  const { consequences } = await told<Answer<'previewCourseRule'>>(
    await fetch(`${path}/preview?limit=10`, { headers }),
  );
  const previewed = performance.now();
  const completed = await countCompleted(database, courseId);
  const counted = performance.now();
  const body = JSON.stringify({ reason: 'bench', basis: consequences.basis, ended: false });
  await told(await fetch(path, { method: 'POST', headers, body }));
  const applied = performance.now();
  while (await hasDue(database)) {
    // oxlint-disable-next-line no-await-in-loop -- a rest between two questions
    await wait(100);
  }
  const settled = performance.now();
  const { lost, gained, adjusted, pending } = consequences;
  const moved = (await countCompleted(database, courseId)) - completed;
  if (pending > 0) throw new Error(`${pending} results were not computed before.`);
  if (moved !== gained - lost)
    throw new Error(`${gained} should complete and ${lost} no longer; in fact ${moved} more do.`);
  return {
    preview: (previewed - began) / 1000,
    apply: (applied - counted) / 1000,
    seconds: (settled - counted) / 1000,
    moved: lost + gained + adjusted,
  };
}

async function hasDue(database: Database): Promise<boolean> {
  return Boolean(
    await database.selectFrom('course_result_due').select('id').orderBy('id').limit(1).executeTakeFirst(),
  );
}

async function countCompleted(database: Database, courseId: string): Promise<number> {
  const { count } = await database
    .selectFrom('course_result')
    .innerJoin('classroom', 'classroom.id', 'course_result.classroom_id')
    .where('course_id', '=', courseId)
    .where('completion', 'in', completedStates)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

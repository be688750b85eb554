import { sql } from 'kysely';
import type { CourseResult, Transcript, TranscriptCourse } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import { transcriptSums } from '@sen/domain/completion/transcriptSums';
import type { Caller } from '../../auth/Caller.ts';
import { visibleClasses } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { visibleMembers } from '../users/memberAccess.ts';

const mostCourses = 1_000;

/** A person's transcript: the own one, or that of a member or a student of a class whom the caller sees, with the classes that the caller sees. */
export async function findTranscript(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Transcript | undefined> {
  const person = await findPerson(database, id, caller);
  if (!person) return undefined;
  const { company_name, membership_code, ...named } = person;
  const courses = await listCourses(database, id, caller, now);
  return { person: named, company_name, membership_code, ...transcriptSums(courses), courses };
}

function findPerson(database: Database, id: string, caller: Caller) {
  const students = visibleClasses(database, { caller })
    .innerJoin('classroom_student as student', 'student.classroom_id', 'classroom.id')
    .select('student.user_id');
  return database
    .selectFrom('user_account')
    .leftJoin('company', 'company.id', 'user_account.company_id')
    .select(['user_account.id', 'user_account.name', 'avatar', 'company.name as company_name'])
    .select('membership_code')
    .where('user_account.id', '=', id)
    .where(({ eb, or }) =>
      caller.role === 'student'
        ? eb('user_account.id', '=', caller.id)
        : or([
            eb('user_account.id', 'in', visibleMembers(database, { caller }).select('user_account.id')),
            eb('user_account.id', 'in', students),
          ]),
    )
    .executeTakeFirst();
}

async function listCourses(
  database: Database,
  userId: string,
  caller: Caller,
  now: Date,
): Promise<TranscriptCourse[]> {
  const rows = await visibleClasses(database, { caller })
    .innerJoin('classroom_student as student', 'student.classroom_id', 'classroom.id')
    .innerJoin('classroom_course_copy as kept', 'kept.classroom_id', 'classroom.id')
    .innerJoin('course', 'course.id', 'classroom.course_id')
    .innerJoin('project', 'project.id', 'classroom.project_id')
    .leftJoin('course_result as result', (join) =>
      join.onRef('result.classroom_id', '=', 'classroom.id').onRef('result.user_id', '=', 'student.user_id'),
    )
    .select(['classroom.id as classroom_id', 'classroom.name as classroom_name', 'course.id as course_id'])
    .select(['kept.name as course_name', 'kept.code as course_code', 'project.name as project_name'])
    .select([
      'starts_at',
      'ends_at',
      'completion',
      'score',
      'rating',
      'certificate',
      'waiting',
      'completed_at',
    ])
    .select(
      sql<number>`(select coalesce(sum(active_seconds), 0)::int from lesson_progress
        where lesson_progress.user_id = student.user_id and lesson_progress.classroom_id = classroom.id)`.as(
        'studied_seconds',
      ),
    )
    .where('student.user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('classroom.id', 'desc')
    .limit(mostCourses)
    .execute();
  return rows.map(
    ({ starts_at, ends_at, completion, score, rating, certificate, waiting, completed_at, ...row }) => ({
      ...row,
      classroom_start_time: starts_at.toISOString(),
      classroom_end_time: ends_at.toISOString(),
      timing: timingOf(starts_at, ends_at, now),
      completed_at: completed_at?.toISOString() ?? null,
      result: resultOf({ completion, score, rating, certificate, waiting }),
    }),
  );
}

/** Of a class whose results are yet to be computed the columns are null. */
function resultOf({
  completion,
  certificate,
  waiting,
  ...result
}: {
  [Key in keyof CourseResult]: CourseResult[Key] | null;
}): CourseResult | null {
  return completion === null || certificate === null || waiting === null
    ? null
    : { ...result, completion, certificate, waiting };
}

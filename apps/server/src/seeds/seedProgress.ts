import { addToHours } from '../store/activity/hourRows.ts';
import { listClassLessons } from '../store/study/classLessons.ts';
import type { InTransaction } from '../store/database.ts';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;

/** By class: how many days ago its first lesson was studied, and how far a student has come by the place in the list, from 0. */
const classes = [
  { classId: '1', daysAgo: 6, lessonsDone: (at: number) => (at === 0 ? 1 : at % 3) },
  { classId: '2', daysAgo: 80, lessonsDone: (at: number) => (at % 9 === 8 ? 0 : 1) },
] as const;

/**
 * What students have studied of the running and the finished class: some all of it, some a part, some have only looked at it. The
 * lessons are documents of one page.
 */
export async function seedProgress(
  database: InTransaction,
  { now, students }: { now: Date; students: readonly string[] },
): Promise<void> {
  for (const { classId, daysAgo, lessonsDone } of classes) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const lessons = await listClassLessons(database, classId);
    const rows = students.flatMap((userId, at) =>
      lessons.slice(0, lessonsDone(at) + 1).map(({ sessionId }, place) => {
        const opened = new Date(now.getTime() - (daysAgo - place) * day + (at % 7) * hour);
        const isDone = place < lessonsDone(at);
        return {
          classroom_id: classId,
          session_id: sessionId,
          user_id: userId,
          position: 0,
          length: 1,
          seen: isDone ? '{[0,1)}' : '{}',
          active_seconds: isDone ? 420 + ((at * 97) % 600) : 25,
          opened_at: opened,
          last_at: opened,
          completed_at: isDone ? new Date(opened.getTime() + 20 * 60_000) : null,
        };
      }),
    );
    if (rows.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await database.insertInto('lesson_progress').values(rows).execute();
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await addToHours(
      database,
      rows.map(({ user_id, classroom_id, session_id, opened_at, active_seconds }) => ({
        userId: user_id,
        place: { classroomId: classroom_id, sessionId: session_id },
        hour: new Date(Math.floor(opened_at.getTime() / hour) * hour),
        seconds: active_seconds,
        visits: 1,
      })),
    );
  }
}

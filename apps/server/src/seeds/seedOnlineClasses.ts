import { classRows } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import { keptOnlineClass } from '@sen/domain/classes/onlineClass';
import { insertOnlineClass, replaceSessionStudents } from '../store/classes/onlineClasses.ts';
import type { InTransaction } from '../store/database.ts';

const hour = 60 * 60_000;

/** The online sessions of the running class, in hours from now: one that is over, one that has begun, two to come. */
const sessions = [
  { name: 'Nhận diện nguy cơ tại xưởng', in: -7 * 24, url: 'https://us02web.zoom.us/j/81234567890' },
  { name: 'Sử dụng phương tiện bảo vệ cá nhân', in: 0, url: 'https://meet.google.com/wkn-tqpe-vzd' },
  {
    name: 'Sơ cứu người bị tai nạn lao động',
    in: 3 * 24,
    url: 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_senviet',
  },
  { name: 'Ôn tập trước bài thi cuối khóa', in: 10 * 24, url: 'https://us02web.zoom.us/j/81234567891' },
] as const;

/** Online sessions, with all students of their class but the last, which a few asked for. */
export async function seedOnlineClasses(
  database: InTransaction,
  { now, few }: { now: Date; few: readonly string[] },
): Promise<void> {
  const [running] = classRows;
  if (!running) throw new Error('The fixtures name no classes.');
  const { id: classroom_id } = await database
    .selectFrom('classroom')
    .select('id')
    .where('code', '=', running.classroom_code)
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom('classroom_student')
    .select('user_id')
    .where('classroom_id', '=', classroom_id)
    .execute();
  const everybody = rows.map(({ user_id }) => user_id);
  const thisHour = Math.floor(now.getTime() / hour) * hour;
  for (const [index, session] of sessions.entries()) {
    const kept = keptOnlineClass(
      {
        classroom_id,
        classroom_name: session.name,
        classroom_url: session.url,
        classroom_start_time: new Date(thisHour + session.in * hour).toISOString(),
        student_ids: [],
      },
      running.classroom_name,
    );
    const owner = { classroom_id, created_by: people.teacher.id };
    const id = await insertOnlineClass(database, kept, owner, now);
    await replaceSessionStudents(database, id, index === sessions.length - 1 ? few : everybody);
  }
}

import { seededRandom } from '@sen/domain/attempts/random';
import { sql } from 'kysely';
import { addActions, type ActionCount } from '../../store/activity/actionRows.ts';
import { addToHours, type HourShare } from '../../store/activity/hourRows.ts';
import type { Calendar } from './calendar.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import { type Employee, joinDay } from './workforce.ts';

const monthDays = 28;
const months = 13;
const hourMs = 3_600_000;

/** What people used of the portal and studied of their classes in each month of the year: reports are about it. */
export function activitySteps(calendar: Calendar, employees: readonly Employee[]): Step[] {
  return Array.from({ length: months }, (_, month): Step => {
    const first = -(months - month) * monthDays;
    const last = first + monthDays - 1;
    const present = employees.filter((_employee, index) => joinDay(index, employees.length) < first);
    return {
      at: calendar.at(Math.min(last, -1), 23),
      run: async (stage) => {
        await visitPortal(stage, { calendar, first, present });
        await studyClasses(stage, { from: calendar.at(first, 0), to: calendar.at(last, 22) });
      },
    };
  });
}

/** Some days a month, more of them in the same weeks as others, at hours at which people work. */
async function visitPortal(
  stage: Stage,
  { calendar, first, present }: { calendar: Calendar; first: number; present: readonly Employee[] },
): Promise<void> {
  const ids = await activeAmong(stage, await stage.idsOf(present.map(({ code }) => code)));
  const shares: HourShare[] = [];
  const counts: ActionCount[] = [];
  for (const [place, userId] of ids.entries()) {
    const random = seededRandom(`activity ${place} ${first}`);
    const days = Math.floor(random() * 9);
    // The counts of an hour are one row.
    const hours = new Set<number>();
    for (let count = 0; count < days; count += 1) {
      const day = first + Math.floor(random() * monthDays);
      const at = calendar.at(day, 7 + Math.floor(random() * 14));
      if (!calendar.isPast(at)) continue;
      const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
      if (hours.has(hour.getTime())) continue;
      hours.add(hour.getTime());
      const seconds = 120 + Math.floor(random() * 2_400);
      shares.push({ userId, place: null, hour, seconds, visits: 1 + Math.floor(random() * 3) });
      counts.push({ userId, hour, action: 'login', count: 1 });
    }
  }
  await addToHours(stage.transaction, shares);
  await addActions(stage.transaction, counts);
  await sql`update user_account set last_login_at = greatest(last_login_at, signed.hour)
    from (select user_id, max(hour) as hour from activity_action
      where action = 'login' and user_id = any(${ids}::bigint[]) group by user_id) as signed
    where user_account.id = signed.user_id`.execute(stage.transaction);
}

/** Nobody else signs in. */
async function activeAmong(stage: Stage, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await stage.transaction
    .selectFrom('user_account')
    .select('id')
    .where('id', 'in', [...ids])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The lessons of the classes of these days, by some of their students. */
async function studyClasses(stage: Stage, { from, to }: { from: Date; to: Date }): Promise<void> {
  const pairs = await stage.transaction
    .selectFrom('classroom')
    .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
    .innerJoin('classroom_session', 'classroom_session.classroom_id', 'classroom.id')
    .select(['classroom.id as classroomId', 'classroom_session.id as sessionId', 'classroom_student.user_id'])
    .select(['classroom.starts_at', 'classroom.ends_at'])
    .where('classroom.company_id', '=', stage.unit)
    .where('classroom.starts_at', '<', to)
    .where('classroom.ends_at', '>', from)
    .orderBy('classroom.id')
    .orderBy('classroom_student.user_id')
    .orderBy('classroom_session.position')
    .orderBy('classroom_session.id')
    .execute();
  const shares = pairs.flatMap(({ classroomId, sessionId, user_id: userId, starts_at, ends_at }, place) => {
    const random = seededRandom(`studying ${from.toISOString()} ${place}`);
    if (random() > 0.3) return [];
    const begins = Math.max(from.getTime(), starts_at.getTime());
    const ends = Math.min(to.getTime(), ends_at.getTime(), stage.now.getTime());
    if (ends <= begins) return [];
    const hour = new Date(Math.floor((begins + random() * (ends - begins)) / hourMs) * hourMs);
    const seconds = 200 + Math.floor(random() * 2_600);
    const visits = 1 + Math.floor(random() * 2);
    return [{ userId, place: { classroomId, sessionId }, hour, seconds, visits }];
  });
  await addToHours(stage.transaction, shares);
}

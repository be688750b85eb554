import { type RawBuilder, sql } from 'kysely';
import type { CalendarCount, CalendarEntry, CalendarKind } from '@sen/api/contract/model';
import { timeZone } from '@sen/domain/time/timeZone';
import type { Caller } from '../../auth/Caller.ts';
import { participates } from '../classes/assignments.ts';
import { visibleClasses, visibleGroups } from '../classes/classes.ts';
import { visibleOnlineClasses } from '../classes/onlineClasses.ts';
import type { Database } from '../database.ts';
import { visibleTrainings } from '../trainings/trainings.ts';
import { visibleEvents } from './events.ts';

/** More than this many in a range nobody can read. */
const most = 1000;

export interface CalendarRange {
  start: Date;
  /** Exclusive. */
  end: Date;
  /** One unit alone. */
  company_id: string | undefined;
}

const columns = sql.raw('kind, id, title, starts_at, ends_at, detail, target_id');

/**
 * What a caller's calendar has in a range, as `entry`: the columns of `CalendarEntry`, its times as `starts_at` and `ends_at`. Each kind
 * selects them in the order of `columns`.
 */
function entriesIn(database: Database, caller: Caller, { start, end, company_id }: CalendarRange) {
  const by = { caller };
  const groups = visibleGroups(database, by).select('classroom.id');
  const ofUnit = (column: string) =>
    company_id === undefined ? sql`true` : sql`${sql.ref(column)} = ${company_id}`;
  const during = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`${from} < ${end} and ${to} > ${start}`;
  const within = (time: RawBuilder<unknown>) => sql`${time} >= ${start} and ${time} < ${end}`;
  const [starts, ends] = [sql.ref('classroom.starts_at'), sql.ref('classroom.ends_at')];
  const classEdge = (kind: 'class_start' | 'class_end', time: RawBuilder<unknown>) => sql`
    select ${sql.lit(kind)}, classroom.id, classroom.name, ${time}, ${time}, course.name, classroom.id
    from classroom join course on course.id = classroom.course_id
    where ${within(time)} and ${ofUnit('classroom.company_id')}
      and classroom.id in (${visibleClasses(database, by).select('classroom.id')})`;
  // Whoever attends sees the exams that are the person's own.
  const isRun = caller.role === 'super-admin' || caller.role === 'admin' || caller.role === 'teacher';
  const events = visibleEvents(database, by)
    .leftJoin('classroom', 'classroom.id', 'event_series.classroom_id')
    .leftJoin('course', 'course.id', 'event_series.course_id')
    .leftJoin('project', 'project.id', 'event_series.project_id')
    .select([sql`'event'`.as('kind'), 'event.id', 'event_series.name as title'])
    .select(['event.starts_at', 'event.ends_at'])
    .select([
      sql`coalesce(classroom.name, course.name, project.name, '')`.as('detail'),
      'event.id as target_id',
    ])
    // Written as the index `event_during` has it: an index of starts has all of the past.
    .where(sql<boolean>`tstzrange(event.starts_at, event.ends_at) && tstzrange(${start}, ${end})`)
    .where(sql<boolean>`${ofUnit('event_series.company_id')}`);
  const onlineClasses = sql`
    select 'online_class', session.id, session.name, session.starts_at, session.starts_at + interval '1 hour',
      classroom.name, classroom.id
    from online_classroom session join classroom on classroom.id = session.classroom_id
    where ${within(sql.ref('session.starts_at'))} and ${ofUnit('classroom.company_id')}
      and session.id in (${visibleOnlineClasses(database, by).select('online_classroom.id')})`;
  const trainings = sql`
    select 'training', classroom.id, classroom.name, classroom.starts_at, classroom.ends_at,
      concat_ws(', ', nullif(training.address, ''), nullif(training.province, '')), classroom.id
    from classroom join training on training.classroom_id = classroom.id
    where ${during(starts, ends)} and ${ofUnit('classroom.company_id')}
      and classroom.id in (${visibleTrainings(database, by).select('classroom.id')})`;
  const exams = sql`
    select 'exam', assignment.id, exam.title, assignment.starts_at, assignment.ends_at, classroom.name,
      ${sql.ref(isRun ? 'classroom.id' : 'exam.id')}
    from assignment join exam on exam.id = assignment.exam_id
    join classroom on classroom.id = assignment.classroom_id
    where ${during(sql.ref('assignment.starts_at'), sql.ref('assignment.ends_at'))} and ${ofUnit('classroom.company_id')}
      and ${isRun ? sql`classroom.id in (${groups})` : participates(caller.id)}`;
  const ofKinds = {
    event: events,
    class_start: classEdge('class_start', starts),
    class_end: classEdge('class_end', ends),
    online_class: onlineClasses,
    exam: exams,
    training: trainings,
  } satisfies Record<CalendarKind, unknown>;
  const selects = Object.values(ofKinds).map((select) => sql`${select}`);
  return sql`(${sql.join(selects, sql` union all `)}) as entry (${columns})`;
}

/** The day of a range that an entry is on: the first for one that began before. */
const dayIn = ({ start }: CalendarRange) =>
  sql`(greatest(starts_at, ${start}) at time zone ${timeZone})::date`;

interface Entries {
  /** The earliest first. */
  data: CalendarEntry[];
  /** Whether there are more. */
  truncated: boolean;
}

/** Where there are too many, each day has its earliest. */
export function listEntries(database: Database, caller: Caller, range: CalendarRange): Promise<Entries> {
  const place = sql`row_number() over (partition by ${dayIn(range)} order by starts_at, kind, id)`;
  return entriesBy(database, caller, range, { place, most });
}

/** Where there are more than `most`, those that are nearest to a time. */
export function nearestEntries(
  database: Database,
  caller: Caller,
  range: CalendarRange,
  nearest: { to: Date; most: number },
): Promise<Entries> {
  const place = sql`abs(extract(epoch from starts_at - ${nearest.to}::timestamptz))`;
  return entriesBy(database, caller, range, { place, most: nearest.most });
}

async function entriesBy(
  database: Database,
  caller: Caller,
  range: CalendarRange,
  { place, most: limit }: { place: RawBuilder<unknown>; most: number },
): Promise<Entries> {
  const { rows } = await sql<
    Omit<CalendarEntry, 'time_start' | 'time_end'> & { starts_at: Date; ends_at: Date }
  >`select kind, id::text, title, starts_at, ends_at, detail, target_id::text
    from ${entriesIn(database, caller, range)}
    order by ${place}, starts_at, kind, id limit ${limit + 1}`.execute(database);
  const shown = rows.slice(0, limit).sort((one, other) => +one.starts_at - +other.starts_at);
  const data = shown.map(({ starts_at, ends_at, ...entry }) => ({
    ...entry,
    time_start: starts_at.toISOString(),
    time_end: ends_at.toISOString(),
  }));
  return { data, truncated: rows.length > limit };
}

/** How many begin on each day; what began before the range counts on its first day. */
export async function countEntries(
  database: Database,
  caller: Caller,
  range: CalendarRange,
): Promise<CalendarCount[]> {
  const { rows } = await sql<CalendarCount>`
    select to_char(${dayIn(range)}, 'YYYY-MM-DD') as day, kind,
      count(*)::int as count
    from ${entriesIn(database, caller, range)} group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

import { sql } from 'kysely';
import type { AttemptState, ExamRoom, RoomPerson, SubmittedBy } from '@sen/api/contract/model';
import type { Outage } from '@sen/domain/examRoom/extraTime';
import { needsOf, type RoomFacts, roomState, type RoomTimes } from '@sen/domain/examRoom/roomState';
import type { Database } from '../database.ts';
import { meetingOf } from '../trainings/meetingOf.ts';

/** The assigned exam of a room. */
export async function findRoom(database: Database, assignmentId: string) {
  return database
    .selectFrom('assignment')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .innerJoin('classroom', 'classroom.id', 'assignment.classroom_id')
    .leftJoin('meeting', 'meeting.assignment_id', 'assignment.id')
    .select(['meeting.id as meeting_id', 'meeting.kind as meeting_kind'])
    .select(['assignment.id', 'assignment.exam_id', 'exam.title', 'assignment.classroom_id'])
    .select(['classroom.name as classroom_name', 'assignment.starts_at', 'assignment.ends_at'])
    .select(['assignment.duration_minutes', 'assignment.company_id'])
    .where('assignment.id', '=', assignmentId)
    .executeTakeFirst();
}

export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoom>>>;

/** A person in a room with the running attempt, or the last one. */
export interface PersonRow {
  user_id: string;
  name: string;
  avatar: string | null;
  takes_part: boolean;
  waiting_minutes: number;
  attempt_id: string | null;
  number: number | null;
  state: AttemptState | null;
  started_at: Date | null;
  deadline: Date | null;
  submitted_at: Date | null;
  submitted_by: SubmittedBy | null;
  extra_minutes: number;
  seen_at: Date | null;
  unsent: number | null;
  device_changes: number | null;
  /** When the last hand-in file of the attempt was taken in. */
  file_taken_at: Date | null;
  /** The outages whose minutes the attempt has been given back. */
  given_back: { from: string; to: string }[];
}

/** The participants of an assigned exam and whoever has begun it, in the order of names. */
export async function readPeople(database: Database, assignmentId: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    with expected as (
      select user_id from assignment_participant where assignment_id = ${assignmentId}
      union select user_id from assignment join classroom_student on classroom_student.classroom_id = assignment.classroom_id
        where assignment.id = ${assignmentId} and everyone),
    person as (
      select user_id, true as takes_part from expected
      union all select distinct user_id, false from attempt
        where assignment_id = ${assignmentId} and user_id not in (select user_id from expected)),
    last as (
      select distinct on (user_id) * from attempt where assignment_id = ${assignmentId}
      order by user_id, (state = 'in_progress') desc, number desc),
    given as (
      select user_id, attempt_id, sum(room_action_person.minutes)::int as minutes,
        jsonb_agg(jsonb_build_object('from', outage_from, 'to', outage_to) order by action_id) filter (where outage_from is not null)
          as outages
      from room_action join room_action_person on action_id = room_action.id
      where assignment_id = ${assignmentId} and kind = 'time' group by user_id, attempt_id),
    brought as (
      select attempt_id, max(created_at) as file_taken_at
      from room_action join room_action_person on action_id = room_action.id
      where assignment_id = ${assignmentId} and kind = 'file' group by attempt_id)
    select person.user_id, user_account.name, user_account.avatar, takes_part, coalesce(waiting.minutes, 0) as waiting_minutes,
      last.id as attempt_id, last.number, last.state, last.started_at, last.deadline, last.submitted_at, last.submitted_by,
      coalesce(extra.minutes, 0) as extra_minutes, seen_at, unsent, device_changes, file_taken_at,
      coalesce(extra.outages, '[]') as given_back
    from person join user_account on user_account.id = person.user_id
    left join last on last.user_id = person.user_id
    left join attempt_presence on attempt_presence.attempt_id = last.id
    left join brought on brought.attempt_id = last.id
    left join given extra on extra.user_id = person.user_id and extra.attempt_id = last.id
    left join given waiting on waiting.user_id = person.user_id and waiting.attempt_id is null
    order by given_name_key, person.user_id`.execute(database);
  return rows;
}

/** The facts on which the rules of a room decide. */
export function factsOf(row: PersonRow): RoomFacts {
  const { state, started_at, deadline, submitted_by, seen_at, unsent, takes_part } = row;
  return {
    takesPart: takes_part,
    attempt:
      state && started_at && deadline
        ? {
            state,
            started_at,
            deadline,
            submitted_by,
            seenAt: seen_at,
            unsent,
            deviceChanges: row.device_changes ?? 0,
            fileTakenAt: row.file_taken_at,
          }
        : null,
  };
}

/** The outages whose minutes the attempt of a person has been given back. */
export function givenBackOf({ given_back }: PersonRow): Outage[] {
  return given_back.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
}

const timesOf = (room: RoomRow): RoomTimes => ({
  start: room.starts_at,
  end: room.ends_at,
  durationMinutes: room.duration_minutes,
});

export function personOf(row: PersonRow, room: RoomRow, now: Date): RoomPerson {
  const facts = factsOf(row);
  const state = roomState(facts, now);
  const { attempt_id, number, started_at, deadline, submitted_at, submitted_by, extra_minutes } = row;
  return {
    student: { id: row.user_id, name: row.name, avatar: row.avatar },
    state,
    needs: needsOf(facts, timesOf(room), now),
    waiting_minutes: row.waiting_minutes,
    given_back: givenBackOf(row).map(({ from, to }) => ({ from: from.toISOString(), to: to.toISOString() })),
    attempt:
      attempt_id !== null && number !== null && row.state && started_at && deadline
        ? {
            id: attempt_id,
            number,
            state: row.state,
            started_at: started_at.toISOString(),
            deadline: deadline.toISOString(),
            submitted_at: submitted_at?.toISOString() ?? null,
            submitted_by,
            // While it is heard of, every poll would be news.
            seen_at: state === 'in' ? null : (row.seen_at?.toISOString() ?? null),
            unsent: row.unsent,
            device_changes: row.device_changes ?? 0,
            extra_minutes,
          }
        : null,
  };
}

/** The room as those who run the class see it. */
export function roomOf(
  room: RoomRow,
  {
    people,
    actions,
    mayAct,
    now,
  }: { people: readonly PersonRow[]; actions: ExamRoom['actions']; mayAct: boolean; now: Date },
): ExamRoom {
  return {
    assignment_id: room.id,
    survey_id: room.exam_id,
    title: room.title,
    ...meetingOf(room),
    classroom_id: room.classroom_id,
    classroom_name: room.classroom_name,
    start_time: room.starts_at.toISOString(),
    end_time: room.ends_at.toISOString(),
    duration_minutes: room.duration_minutes,
    may_act: mayAct,
    server_time: now.toISOString(),
    people: people.map((row) => personOf(row, room, now)),
    actions,
  };
}

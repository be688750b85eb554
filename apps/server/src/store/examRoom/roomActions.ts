import { sql } from 'kysely';
import type { AttemptNotice, Outage, RoomAction, RoomActionKind } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

/** Whom an action concerns, and in which attempt: null for the next one. */
export interface Concerned {
  userId: string;
  attemptId: string | null;
  minutes: number | null;
}

/** What somebody asks to do in a room, under the id of their request. */
export interface ActionRequest {
  assignmentId: string;
  requestId: string;
  kind: RoomActionKind;
  everyone: boolean;
  minutes: number | null;
  outage: Outage | null;
  text: string;
  /** Of the file that is taken in. */
  digest: string | null;
}

interface NewAction extends Omit<ActionRequest, 'digest'> {
  by: string;
  now: Date;
}

/** Keeps attempts from being started and other actions from being taken until the transaction ends. */
export async function lockRoom(transaction: InTransaction, assignmentId: string): Promise<void> {
  await sql`select id from assignment where id = ${assignmentId} for update`.execute(transaction);
}

/** How many people the action of this request concerned, and whether it did what is asked now; undefined if it was not taken. */
export async function findTaken(
  database: Database,
  { assignmentId, requestId, kind, everyone, minutes, outage, text, digest }: ActionRequest,
): Promise<{ count: number; is_same: boolean } | undefined> {
  const isSame = sql<boolean>`kind = ${kind} and everyone = ${everyone} and text = ${text}
    and minutes is not distinct from ${minutes}::integer
    and outage_from is not distinct from ${outage?.from ?? null}::timestamptz
    and outage_to is not distinct from ${outage?.to ?? null}::timestamptz
    and ${digest}::text is not distinct from (select digest from hand_in_file where action_id = room_action.id)`;
  return database
    .selectFrom('room_action')
    .select([countOf.as('count'), isSame.as('is_same')])
    .where('assignment_id', '=', assignmentId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

const countOf = sql<number>`(select count(*)::int from room_action_person where action_id = room_action.id)`;

/** Records an action, and that the attempts concerned have a notice of it; returns its id. */
export async function insertAction(
  transaction: InTransaction,
  { assignmentId, kind, everyone, minutes, outage, text, requestId, by, now }: NewAction,
  people: readonly Concerned[],
): Promise<string> {
  const { id } = await transaction
    .insertInto('room_action')
    .values({
      assignment_id: assignmentId,
      kind,
      everyone,
      minutes,
      outage_from: outage?.from ?? null,
      outage_to: outage?.to ?? null,
      text,
      request_id: requestId,
      created_by: by,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const list = people.map((one) => ({ u: one.userId, a: one.attemptId, m: one.minutes }));
  await sql`insert into room_action_person (action_id, user_id, attempt_id, minutes)
    select ${id}, u, a, m from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as made (u bigint, a bigint, m integer)`.execute(
    transaction,
  );
  const attempts = people.flatMap(({ attemptId }) => attemptId ?? []);
  await sql`update attempt set notice_count = notice_count + 1 where id = any(${attempts}::bigint[])`.execute(
    transaction,
  );
  return id;
}

/** Gives running attempts, whose rows are locked, a later deadline. */
export async function extendAttempts(
  transaction: InTransaction,
  given: readonly { attemptId: string; minutes: number }[],
): Promise<void> {
  const list = given.map(({ attemptId, minutes }) => ({ a: attemptId, m: minutes }));
  await sql`update attempt set deadline = deadline + make_interval(mins => m)
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as given (a bigint, m integer)
    where attempt.id = a and state = 'in_progress'`.execute(transaction);
}

/** Lets attempts that were handed in, whose rows are locked, go on until these times. */
export async function reopenAttempts(
  transaction: InTransaction,
  reopened: readonly { attemptId: string; deadline: Date }[],
): Promise<void> {
  const list = reopened.map(({ attemptId, deadline }) => ({ a: attemptId, d: deadline }));
  await sql`update attempt set state = 'in_progress', deadline = d, submitted_at = null, submitted_by = null, sealed_at = null,
      scores = null, score = null, final_score = null, waiting_questions = 0
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as reopened (a bigint, d timestamptz)
    where attempt.id = a and state <> 'in_progress'`.execute(transaction);
}

/** Moves the deadlines of running attempts, whose rows are locked, to now: the server then hands them in. */
export async function endRunning(
  transaction: InTransaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('attempt')
    .set({ deadline: now })
    .where('id', 'in', ids)
    .where('state', '=', 'in_progress')
    .where('deadline', '>', now)
    .execute();
}

/**
 * Gives attempts that have just begun the extra time and the messages that wait for them. In the transaction that begins them: an
 * action either sees the attempt, or is seen here.
 */
export async function claimWaiting(transaction: InTransaction, attemptIds: readonly string[]): Promise<void> {
  if (attemptIds.length === 0) return;
  await sql`
    with claimed as (
      update room_action_person set attempt_id = attempt.id from attempt, room_action
      where attempt.id = any(${[...attemptIds]}::bigint[]) and room_action.assignment_id = attempt.assignment_id
        and room_action_person.action_id = room_action.id and room_action_person.user_id = attempt.user_id
        and room_action_person.attempt_id is null
      returning attempt.id, case when room_action.kind = 'time' then room_action_person.minutes end as extra),
    summed as (select id, count(*)::int as notices, coalesce(sum(extra), 0)::int as minutes from claimed group by id)
    update attempt set notice_count = notice_count + summed.notices, deadline = deadline + make_interval(mins => summed.minutes)
    from summed where attempt.id = summed.id`.execute(transaction);
}

const mostShown = 100;

/** What was done in a room, newest first. */
export async function listActions(database: Database, assignmentId: string): Promise<RoomAction[]> {
  const rows = await database
    .selectFrom('room_action')
    .innerJoin('user_account as actor', 'actor.id', 'created_by')
    .select([
      'room_action.id',
      'kind',
      'everyone',
      'minutes',
      'outage_from',
      'outage_to',
      'text',
      'room_action.created_at',
    ])
    .select([
      'actor.id as actor_id',
      'actor.name as actor_name',
      'actor.avatar as actor_avatar',
      countOf.as('count'),
    ])
    .select(
      sql<
        RoomAction['student']
      >`case when ${countOf} = 1 then (select jsonb_build_object('id', user_account.id::text,
        'name', user_account.name, 'avatar', user_account.avatar) from room_action_person join user_account on user_account.id = user_id
        where action_id = room_action.id) end`.as('student'),
    )
    .where('assignment_id', '=', assignmentId)
    .orderBy('room_action.id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ outage_from, outage_to, created_at, actor_id, actor_name, actor_avatar, ...row }) => ({
    ...row,
    by: { id: actor_id, name: actor_name, avatar: actor_avatar },
    at: created_at.toISOString(),
    outage:
      outage_from && outage_to ? { from: outage_from.toISOString(), to: outage_to.toISOString() } : null,
  }));
}

/** What the room tells the student of an attempt, oldest first. */
export async function listNotices(database: Database, attemptId: string): Promise<AttemptNotice[]> {
  const rows = await database
    .selectFrom('room_action_person')
    .innerJoin('room_action', 'room_action.id', 'action_id')
    .innerJoin('user_account as actor', 'actor.id', 'created_by')
    .select(['room_action.id', 'kind', 'text', 'room_action.created_at', 'room_action_person.minutes'])
    .select(['actor.id as actor_id', 'actor.name', 'actor.avatar'])
    .where('room_action_person.attempt_id', '=', attemptId)
    .orderBy('room_action.id')
    .execute();
  return rows.map(({ actor_id, name, avatar, created_at, ...row }) => ({
    ...row,
    by: { id: actor_id, name, avatar },
    at: created_at.toISOString(),
  }));
}

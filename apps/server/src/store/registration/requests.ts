import { sql } from 'kysely';
import type { OwnRequest, RequestKind } from '@sen/api/contract/model';
import type { Approval } from '@sen/domain/approvals/mayDecide';
import type { Caller } from '../../auth/Caller.ts';
import type { Database, InTransaction } from '../database.ts';
import { inScope, scopeOf } from '../lists/scope.ts';
import { memberInUse } from '../users/memberAccess.ts';

/** Excludes requests with an unconfirmed address, which may belong to anybody. */
export function visibleRequests(database: Database, { caller }: { caller: Caller }) {
  const scope = scopeOf(caller);
  return database
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .where('person.status', '<>', 'inactive')
    .where(inScope('request.company_id', scope));
}

export interface TakenRequest extends Approval {
  id: string;
  kind: RequestKind;
  user_id: string;
  course_id: string | null;
  course_name: string | null;
  /** Of a topic of the forum. */
  topic_id: string | null;
  topic_title: string | null;
  /** The class of an approval. */
  placed_class_id: string | null;
  email: string;
  lang: 'vi' | 'en';
  company_name: string;
}

/** The requests with these ids that the caller sees, locked for this transaction. */
export async function takeRequests(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<TakenRequest[]> {
  const taken = await visibleRequests(transaction, { caller })
    .select('request.id')
    .where('request.id', 'in', ids)
    .orderBy('request.id')
    .forUpdate('request')
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see decisions made while this transaction waited for it.
  return transaction
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .innerJoin('company', 'company.id', 'request.company_id')
    .leftJoin('course', 'course.id', 'request.course_id')
    .leftJoin('forum_topic as topic', 'topic.id', 'request.topic_id')
    .leftJoin('user_account as decider', 'decider.id', 'request.decided_by')
    .select(['request.id', 'request.kind', 'request.status', 'request.company_id', 'request.decided_at'])
    .select(['request.course_id', 'course.name as course_name', 'request.placed_class_id'])
    .select(['request.topic_id', 'topic.name as topic_title'])
    .select(['person.id as user_id', 'person.name', 'person.email', 'person.lang'])
    .select(['decider.name as decided_by', 'company.name as company_name'])
    .where(
      'request.id',
      'in',
      taken.map(({ id }) => id),
    )
    .orderBy('request.id')
    .execute();
}

export interface Decision {
  status: 'approved' | 'denied';
  placed_class_id?: string | null;
  reason?: string | null;
  decided_by: string;
  decided_at: Date;
}

export async function decideRequests(
  transaction: InTransaction,
  ids: readonly string[],
  decision: Decision,
): Promise<void> {
  await transaction.updateTable('registration_request').set(decision).where('id', 'in', ids).execute();
}

/** A request waits again, as if nobody had decided it. */
export async function reopenRequest(transaction: InTransaction, id: string): Promise<void> {
  const undecided = {
    reason: null,
    placed_class_id: null,
    decided_by: null,
    decided_at: null,
    replaced: null,
  };
  await transaction
    .updateTable('registration_request')
    .set({ status: 'pending', ...undecided })
    .where('id', '=', id)
    .execute();
}

/** Adds people to a unit; those who belong to one already stay there. */
export async function admit(
  transaction: InTransaction,
  userIds: readonly string[],
  { company_id, now }: { company_id: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ company_id, admission: null, updated_at: now })
    .where('id', 'in', userIds)
    .where('admission', 'is not', null)
    .execute();
}

/** Takes people out of the unit, so that they wait for it again; returns those of whom it has other data, who stay. */
export async function readmit(
  transaction: InTransaction,
  people: readonly { user_id: string; company_id: string; name: string }[],
  now: Date,
): Promise<{ name: string }[]> {
  const kept: { name: string }[] = [];
  for (const { user_id, company_id, name } of people) {
    const { numUpdatedRows } = await transaction
      .updateTable('user_account')
      .set({ company_id: null, admission: 'pending', updated_at: now })
      .where('id', '=', user_id)
      .where('company_id', '=', company_id)
      .where('role', '=', 'student')
      .where('membership_code', 'is', null)
      .where('employee_code', 'is', null)
      .where(sql<boolean>`not ${memberInUse}`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) kept.push({ name });
  }
  return kept;
}

/** Distinguishes denied people from waiting ones. */
export async function setAdmission(
  transaction: InTransaction,
  userIds: readonly string[],
  { admission, now }: { admission: 'pending' | 'denied'; now: Date },
): Promise<void> {
  await transaction
    .updateTable('user_account')
    .set({ admission, updated_at: now })
    .where('id', 'in', userIds)
    .where('admission', 'is not', null)
    .execute();
}

/** Inserts a request; false if the same one is pending. */
export async function insertRequest(
  database: Database,
  request: {
    company_id: string;
    user_id: string;
    kind: 'account' | 'class';
    asked_class_id?: string | null;
    note?: string | null;
  },
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('registration_request')
    .values({ ...request, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The state of a person's newest request for an account. */
export async function findOwnRequest(
  database: Database,
  userId: string,
): Promise<(OwnRequest & { company_id: string; takes_registrations: boolean }) | undefined> {
  const row = await database
    .selectFrom('registration_request as request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .select(['request.status', 'request.reason', 'request.created_at', 'request.decided_at'])
    .select(['company.id as company_id', 'company.name as company_name', 'company.email'])
    .select(
      sql<boolean>`company.takes_registrations and company.deleted_at is null`.as('takes_registrations'),
    )
    .where('request.user_id', '=', userId)
    .where('request.kind', '=', 'account')
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      ...row,
      created_at: row.created_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? null,
    }
  );
}

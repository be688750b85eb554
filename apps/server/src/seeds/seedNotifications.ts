import { sql } from 'kysely';
import { testAnnouncements } from '@sen/domain/notifications/meetingNotifications';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import { assignmentFacts } from '../store/notifications/assignmentFacts.ts';
import { deliverWithin } from '../store/notifications/deliveries.ts';
import { eventOf } from '../store/notifications/storedEvent.ts';
import { notify, type Notifying } from '../store/notifications/notify.ts';
import { adminsOf, participantsOf, teachersOf } from '../store/notifications/recipients.ts';
import type { InTransaction } from '../store/database.ts';

type Rung = Omit<Notifying, 'now'> & { event: NotificationEvent; at: Date };

const day = 24 * 60 * 60_000;

/** What the bells of the demo organisation have rung for, read when it is older than a day; without the mails. */
export async function seedNotifications(transaction: InTransaction, now: Date): Promise<void> {
  const rung = [
    ...(await alreadyRung(transaction)),
    ...(await ofAssignments(transaction)),
    ...(await ofTrainings(transaction)),
    ...(await ofRequests(transaction)),
  ].filter(({ at }) => at <= now);
  for (const { event, at, ...people } of rung.toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )) {
    // oxlint-disable-next-line no-await-in-loop -- events are numbered in the order of their times
    await notify(transaction, event, { ...people, now: at });
  }
  while (await deliverWithin(transaction, 1_000));
  await transaction
    .updateTable('notification')
    .set({ read_at: sql<Date>`created_at + interval '3 hours'` })
    .where('created_at', '<', new Date(now.getTime() - day))
    .execute();
  await sql`update notification_event set mailed = cardinality(recipients)`.execute(transaction);
  await sql`update notification_tally set unchecked = unread`.execute(transaction);
}

/** What other seeds have raised takes its place among the others. */
async function alreadyRung(transaction: InTransaction): Promise<Rung[]> {
  const rows = await transaction
    .deleteFrom('notification_event')
    .returning(['id', 'type', 'facts', 'recipients', 'caused_by', 'created_at'])
    .execute();
  return rows.flatMap(({ recipients, caused_by, created_at, ...row }): Rung[] => {
    const event = eventOf(row);
    return event ? [{ event, at: created_at, to: recipients, causedBy: caused_by }] : [];
  });
}

/** Their teachers; their students are told of the tests. */
async function ofTrainings(transaction: InTransaction): Promise<Rung[]> {
  const rows = await transaction
    .selectFrom('training')
    .innerJoin('classroom', 'classroom.id', 'classroom_id')
    .select(['classroom.id', 'name', 'starts_at', 'ends_at', 'created_at', 'created_by'])
    .select(['training.address', 'province'])
    .execute();
  return rows.map(({ id, name, starts_at, ends_at, created_at, created_by, address, province }) => {
    const facts = {
      train_id: id,
      meeting_name: name,
      start_time: starts_at.toISOString(),
      end_time: ends_at.toISOString(),
      place: `${address}, ${province}`,
    };
    const event = { type: 'TrainingTeacherAssigned', facts } as const;
    return { event, at: created_at, to: teachersOf(id), causedBy: created_by };
  });
}

async function ofAssignments(transaction: InTransaction): Promise<Rung[]> {
  const assignments = await transaction
    .selectFrom('assignment')
    .leftJoin('meeting', 'meeting.assignment_id', 'assignment.id')
    .select(['assignment.id', 'created_by', 'created_at', 'meeting.id as meeting_id', 'kind'])
    .execute();
  const facts = await assignmentFacts(
    transaction,
    assignments.map(({ id }) => id),
  );
  const attempts = await transaction
    .selectFrom('attempt')
    .select(['assignment_id', 'user_id', 'submitted_at', 'state'])
    .select(
      sql<Date | null>`(select max(marked_at) from answer_mark where attempt_id = attempt.id)`.as(
        'marked_at',
      ),
    )
    .where('submitted_at', 'is not', null)
    .execute();
  const assigned = assignments.flatMap(({ id, created_by, created_at, meeting_id, kind }): Rung[] => {
    const told = facts.get(id);
    if (!told) return [];
    const event: NotificationEvent =
      meeting_id === null || kind === null
        ? { type: 'AssignNewSurvey', facts: told }
        : {
            type: testAnnouncements[kind],
            facts: { ...told, meeting_id, meeting_name: told.classroom_name, kind },
          };
    return [{ event, at: created_at, to: participantsOf(id), causedBy: created_by }];
  });
  const handedIn = attempts.flatMap(({ assignment_id, user_id, submitted_at, state, marked_at }): Rung[] => {
    const told = facts.get(assignment_id);
    if (!told || !submitted_at) return [];
    if (state === 'submitted') {
      const event = { type: 'SubmissionToMark', facts: told } as const;
      return [{ event, at: submitted_at, to: teachersOf(told.classroom_id), causedBy: null }];
    }
    const event = { type: 'SurveyMarked', facts: { ...told, student_id: user_id } } as const;
    return marked_at ? [{ event, at: marked_at, to: [user_id], causedBy: null }] : [];
  });
  return [...assigned, ...handedIn];
}

async function ofRequests(transaction: InTransaction): Promise<Rung[]> {
  const rows = await transaction
    .selectFrom('registration_request as request')
    .innerJoin('user_account as person', 'person.id', 'request.user_id')
    .innerJoin('company', 'company.id', 'request.company_id')
    .select(['request.company_id', 'company.name as company_name', 'person.name', 'person.id as user_id'])
    .select(['request.kind', 'request.status', 'request.reason', 'request.created_at', 'request.decided_at'])
    .select('request.decided_by')
    .where('request.course_id', 'is', null)
    .execute();
  return rows.flatMap((row): Rung[] => {
    const { company_id, company_name, name, status, reason, user_id } = row;
    const kind = row.kind === 'account' ? 'account' : 'class';
    const asked = { type: 'RegistrationRequested', facts: { company_id, name, kind } } as const;
    const denied = { type: 'RegistrationDenied', facts: { company_id, company_name, kind, reason } } as const;
    return [
      { event: asked, at: row.created_at, to: adminsOf(company_id), causedBy: null },
      ...(status === 'denied' && row.decided_at
        ? [{ event: denied, at: row.decided_at, to: [user_id], causedBy: row.decided_by }]
        : []),
    ];
  });
}

import type { Outage, RoomActionKind } from '@sen/api/contract/model';
import { mayEditGroup } from '@sen/domain/trainings/mayEditGroup';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { lockAttempts } from '../../store/attempts/heldAttempts.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import { type Concerned, findTaken, insertAction, lockRoom } from '../../store/examRoom/roomActions.ts';
import { findRoom, type PersonRow, readPeople, type RoomRow } from '../../store/examRoom/roomRows.ts';
import { type AuditAction, record } from '../../store/platform/audit.ts';

const audited = {
  time: 'assignment.timeGiven',
  end: 'assignment.attemptsEnded',
  reopen: 'assignment.attemptReopened',
  message: 'assignment.messaged',
  file: 'assignment.fileTaken',
} as const satisfies Record<RoomActionKind, AuditAction>;

interface RoomCall {
  assignmentId: string;
  requestId: string;
  /** undefined: everybody whom it can concern. */
  studentIds: readonly string[] | undefined;
  kind: RoomActionKind;
  text: string;
  minutes?: number | undefined;
  outage?: Outage | undefined;
  caller: Caller;
  now: Date;
  /** Changes the attempts, whose rows are locked, of those whom the action concerns, and returns these. */
  act: (
    transaction: InTransaction,
    people: readonly PersonRow[],
    room: RoomRow,
  ) => Promise<readonly Concerned[]>;
  /** What else is noted under the id of the action. */
  recorded?: (transaction: InTransaction, actionId: string) => Promise<void>;
}

/** Does something in an exam room once, for those whom it concerns, and records who did it and why. Returns how many they were. */
export function actInRoom(database: Database, call: RoomCall): Promise<number> {
  const { assignmentId, requestId, studentIds, kind, caller, now } = call;
  return database.transaction().execute(async (transaction) => {
    const room = found(await findRoom(transaction, assignmentId));
    const classroom = found(await findGroupFacts(transaction, room.classroom_id, true));
    assertAllowed(mayEditGroup(caller, classroom, now));
    await lockRoom(transaction, assignmentId);
    const before = await findTaken(transaction, assignmentId, requestId.toLowerCase());
    if (before !== undefined) return before;

    const chosen = studentIds && new Set(studentIds);
    const isChosen = ({ user_id }: PersonRow) => chosen?.has(user_id) ?? true;
    const ids = (await readPeople(transaction, assignmentId)).filter(isChosen);
    await lockAttempts(
      transaction,
      ids.flatMap(({ attempt_id }) => attempt_id ?? []),
    );
    // Read again: what was handed in meanwhile is known under the locks only.
    const people = (await readPeople(transaction, assignmentId)).filter(isChosen);
    const concerned = await call.act(transaction, people, room);
    if (concerned.length === 0) throw new RefusalError('nobodyConcerned');

    const text = call.text.trim();
    const { minutes = null, outage = null } = call;
    const action = { assignmentId, kind, everyone: chosen === undefined, minutes, outage, text };
    const actionId = await insertAction(
      transaction,
      { ...action, requestId: requestId.toLowerCase(), by: caller.id, now },
      concerned,
    );
    await call.recorded?.(transaction, actionId);
    const students = concerned.map(({ userId, minutes: given }) => ({ id: userId, minutes: given }));
    const subject = { id: assignmentId, company_id: room.company_id };
    const details = { class: room.classroom_id, text, minutes, outage, everyone: action.everyone, students };
    await record(transaction, [{ actorId: caller.id, action: audited[kind], subject, details }], now);
    return concerned.length;
  });
}

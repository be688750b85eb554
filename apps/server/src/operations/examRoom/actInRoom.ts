import type { AuditAction } from '@sen/domain/reports/auditActions';
import type { Outage, RoomActionKind } from '@sen/api/contract/model';
import { mayEditGroup } from '@sen/domain/trainings/mayEditGroup';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { lockAttempts } from '../../store/attempts/heldAttempts.ts';
import { findGroupFacts } from '../../store/classes/classes.ts';
import type { Database, InTransaction } from '../../store/database.ts';
import {
  type ActionRequest,
  type Concerned,
  findTaken,
  insertAction,
  lockRoom,
} from '../../store/examRoom/roomActions.ts';
import { findRoom, type PersonRow, readPeople, type RoomRow } from '../../store/examRoom/roomRows.ts';
import { record } from '../../store/platform/audit.ts';

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
  /** Of the file that is taken in. */
  digest?: string;
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
  const { assignmentId, studentIds, kind, caller, now } = call;
  const asked = askedOf(call);
  return database.transaction().execute(async (transaction) => {
    const room = found(await findRoom(transaction, assignmentId));
    const classroom = found(await findGroupFacts(transaction, room.classroom_id, true));
    assertAllowed(mayEditGroup(caller, classroom, now));
    await lockRoom(transaction, assignmentId);
    const before = await takenBefore(transaction, asked);
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

    const actionId = await insertAction(transaction, { ...asked, by: caller.id, now }, concerned);
    await call.recorded?.(transaction, actionId);
    const students = concerned.map(({ userId, minutes: given }) => ({ id: userId, minutes: given }));
    const subject = { id: assignmentId, company_id: room.company_id };
    const { text, minutes, outage, everyone } = asked;
    const details = { class: room.classroom_id, text, minutes, outage, everyone, students };
    await record(transaction, [{ actorId: caller.id, action: audited[kind], subject, details }], now);
    return concerned.length;
  });
}

type Asked = Pick<
  RoomCall,
  'assignmentId' | 'requestId' | 'studentIds' | 'kind' | 'text' | 'minutes' | 'outage' | 'digest'
>;

export function askedOf(call: Asked): ActionRequest {
  const { assignmentId, requestId, studentIds, kind, text, minutes, outage, digest } = call;
  return {
    assignmentId,
    requestId: requestId.toLowerCase(),
    kind,
    everyone: studentIds === undefined,
    minutes: minutes ?? null,
    outage: outage ?? null,
    text: text.trim(),
    digest: digest ?? null,
  };
}

/**
 * How many people the action of a repeated request concerned; undefined if it is not repeated.
 * @throws {RefusalError} `savedBefore` if it asked for something else then
 */
export async function takenBefore(database: Database, asked: ActionRequest): Promise<number | undefined> {
  const before = await findTaken(database, asked);
  if (before && !before.is_same) throw new RefusalError('savedBefore');
  return before?.count;
}

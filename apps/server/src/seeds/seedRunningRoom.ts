import { randomUUID } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { seededRandom } from '@sen/domain/attempts/random';
import { ExamPapers } from '../store/attempts/ExamPapers.ts';
import { type Ending, markAttempts } from '../store/attempts/markAttempts.ts';
import { insertAttempts } from '../store/attempts/startRows.ts';
import type { InTransaction } from '../store/database.ts';
import { extendAttempts, insertAction } from '../store/examRoom/roomActions.ts';
import { demoStudents } from './demoPeople.ts';
import { answer } from './seedAttempts.ts';

const examId = '5';
const minute = 60_000;
/** Long enough that the room still runs when somebody looks at the demo organisation. */
const duration = 150;

interface Sitter {
  /** Minutes since the attempt began; absent for who has not come. */
  began?: number;
  /** Minutes since the page was last heard of, and the changes that stayed on the device. */
  lost?: { ago: number; unsent: number };
  deviceChanges?: number;
  handedIn?: number;
}

/** In the order of the participants. */
const sitters: readonly Sitter[] = [
  { began: 24 },
  { began: 25 },
  { began: 23, lost: { ago: 6, unsent: 3 } },
  { began: 25, deviceChanges: 1 },
  { began: 22, handedIn: 4 },
  { began: 24 },
  {},
  { began: 19 },
  { began: 25, handedIn: 1 },
  { began: 21 },
  { began: 24 },
  {},
];

/** A resit that a part of class 1 sits right now, with what its teacher has done in the room. */
export async function seedRunningRoom(transaction: InTransaction, now: Date): Promise<void> {
  const students = await sittingStudents(transaction);
  const at = (minutes: number) => new Date(now.getTime() + minutes * minute);
  const { id: assignmentId } = await transaction
    .insertInto('assignment')
    .values({
      exam_id: examId,
      classroom_id: '1',
      created_at: at(-2 * 24 * 60),
      starts_at: at(-25),
      ends_at: at(180),
      duration_minutes: duration,
      everyone: false,
      retakes: 0,
      deduction_percent: 0,
      questions_per_page: 5,
      company_id: demoCompany.id,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('assignment_participant')
    .values(students.map((user_id) => ({ assignment_id: assignmentId, user_id })))
    .execute();

  const begun = sitters.flatMap(({ began, ...sitter }, index) => {
    const userId = students[index];
    return began === undefined || userId === undefined ? [] : [{ ...sitter, began, index, userId }];
  });
  const ids = await insertAttempts(
    transaction,
    begun.map(({ userId, began }) => ({
      assignmentId,
      userId,
      number: 0,
      startedAt: at(-began),
      deadline: at(duration - began),
      seed: `demo room ${userId}`,
    })),
  );
  const papers = await new ExamPapers(transaction).examsOf([examId]);
  const paper = papers.get(examId);
  if (!paper) throw new Error(`There is no exam ${examId} to sit.`);
  const sitting = begun.flatMap((one) => {
    const id = ids.get(`${assignmentId} ${one.userId}`);
    return id === undefined ? [] : [{ ...one, id }];
  });
  const endings = new Map<string, Ending>();
  for (const { id, userId, index, began, lost, handedIn, deviceChanges } of sitting) {
    const end = at(-(handedIn ?? lost?.ago ?? 1));
    await answer(transaction, {
      id,
      paper,
      at: index,
      random: seededRandom(`room ${userId}`),
      end,
      waits: true,
      ...(handedIn === undefined && { answered: 2 + (index % 4) }),
    });
    if (handedIn !== undefined) endings.set(id, { by: 'student', at: end, sealedAt: end });
    // Nobody sits at these pages: they count as heard of until their time is up.
    const seen_at = handedIn === undefined && !lost ? at(duration - began) : end;
    await transaction
      .insertInto('attempt_presence')
      .values({
        attempt_id: id,
        seen_at,
        journal_id: randomUUID(),
        session: `demo ${userId}`,
        unsent: lost?.unsent ?? 0,
        device_changes: deviceChanges ?? 0,
      })
      .execute();
  }
  await markAttempts(transaction, endings, papers);
  await actIn(transaction, { assignmentId, at, sitting });
}

/** Students of class 1 whom nobody signs in as to look around. */
async function sittingStudents(transaction: InTransaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom('user_account')
    .select('id')
    .where('username', 'in', Object.keys(demoStudents).slice(8))
    .orderBy('id')
    .limit(sitters.length)
    .execute();
  return rows.map(({ id }) => id);
}

interface Room {
  assignmentId: string;
  at: (minutes: number) => Date;
  sitting: readonly { id: string; userId: string; handedIn?: number }[];
}

/** What the teacher has done in the room so far. */
async function actIn(transaction: InTransaction, { assignmentId, at, sitting }: Room): Promise<void> {
  const running = sitting.filter(({ handedIn }) => handedIn === undefined);
  const [first] = running;
  const by = { assignmentId, requestId: randomUUID(), by: people.teacher.id, outage: null };
  await insertAction(
    transaction,
    {
      ...by,
      kind: 'message',
      everyone: true,
      minutes: null,
      text: 'Câu 3: đọc “bình bột” thay cho “bình khí”.',
      now: at(-14),
    },
    running.map(({ id, userId }) => ({ userId, attemptId: id, minutes: null })),
  );
  if (!first) return;
  await extendAttempts(transaction, [{ attemptId: first.id, minutes: 10 }]);
  await insertAction(
    transaction,
    {
      ...by,
      requestId: randomUUID(),
      kind: 'time',
      everyone: false,
      minutes: 10,
      text: 'Máy khởi động lại giữa giờ.',
      now: at(-9),
    },
    [{ userId: first.userId, attemptId: first.id, minutes: 10 }],
  );
}

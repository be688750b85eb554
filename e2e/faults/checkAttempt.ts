import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AnswerValue } from '@sen/api/contract/model';
import { isEmptyAnswer } from '@sen/domain/questions/isEmptyAnswer';
import type { AttemptLedger } from './evidence/Ledger.ts';
import type { TypedAnswers } from './TypedAnswers.ts';
import type { Account } from './server/Account.ts';
import type { FaultReport } from './FaultReport.ts';

export type ReadShownAnswer = (question: string) => Promise<AnswerValue | null | undefined>;

export interface AttemptCheck {
  where: string;
  account: Account;
  attemptId: string;
  ledger: AttemptLedger;
  /** What the student remembers, for each device. */
  devices: readonly TypedAnswers[];
  /** What open pages show; undefined where nobody looks. */
  pages: readonly ReadShownAnswer[];
  report: FaultReport;
}

/** A page of this device learns by its next heartbeat what another one has changed. */
const heartbeatPatience = 20_000;

/** Asks the server what it holds of one attempt, and holds it against promises, memory and pages. Nobody answers meanwhile. */
export async function checkAttempt(held: AttemptCheck): Promise<void> {
  const { where, ledger, report } = held;
  report.checks += 1;
  const { entries, server_seq } = await consistentCounts(held);
  if (server_seq > entries)
    report.addDuplicate(`${where}: ${entries} entries became ${server_seq} at the server`);
  if (server_seq < Math.max(entries, ledger.serverSeq))
    report.addLoss(
      `${where}: the server has counted to ${server_seq} of ${Math.max(entries, ledger.serverSeq)}`,
    );
  await checkAnswers(held);
}

/** A late batch may arrive between two questions: both numbers are of one moment. */
async function consistentCounts(held: AttemptCheck): Promise<{ entries: number; server_seq: number }> {
  for (;;) {
    const before = await held.account.attempt(held.attemptId);
    const entries = await checkPromises(held);
    const { server_seq } = await held.account.attempt(held.attemptId);
    if (server_seq === before.server_seq) return { entries, server_seq };
  }
}

/** Everything acknowledged is there. Gives how many entries the server holds of all journals. */
export async function checkPromises({
  where,
  account,
  attemptId,
  ledger,
  report,
}: AttemptCheck): Promise<number> {
  let entries = 0;
  for (const [journal, promised] of ledger.claims()) {
    const { acknowledged_seq } = await account.held(attemptId, journal);
    if (acknowledged_seq < promised)
      report.addLoss(
        `${where}: journal ${journal} was acknowledged to ${promised}, and is held to ${acknowledged_seq}`,
      );
    entries += acknowledged_seq;
  }
  return entries;
}

/** What was answered last is what the server holds, and what the pages show. */
async function checkAnswers({
  where,
  account,
  attemptId,
  devices,
  pages,
  report,
}: AttemptCheck): Promise<void> {
  const { answers } = await account.attempt(attemptId);
  const server = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  for (const question of new Set(devices.flatMap((device) => device.questions()))) {
    const holds = server.get(question) ?? null;
    // Answered on two devices: the later arrival counts, which the log tells; here it must be one of the two.
    const fresh = devices.filter((device) => device.fresh.has(question));
    const typed = (fresh.length > 0 ? fresh : devices).map((device) => device.last(question));
    if (!typed.some((value) => same(value, holds)))
      report.addLoss(
        `${where}, question ${question}: typed ${JSON.stringify(typed)}, the server holds ${JSON.stringify(holds)}`,
      );
    for (const readShown of pages) {
      const shown = await untilShown(readShown, question, holds);
      if (shown !== undefined && !same(shown, holds))
        report.addLoss(
          `${where}, question ${question}: the page shows ${JSON.stringify(shown)}, the server holds ${JSON.stringify(holds)}`,
        );
    }
    for (const device of devices) device.confirm(question, holds);
  }
  for (const device of devices) device.fresh.clear();
}

function same(one: AnswerValue | null, other: AnswerValue | null): boolean {
  return isDeepStrictEqual(one, other) || (isEmptyAnswer(one) && isEmptyAnswer(other));
}

/** What the page shows, as soon as it is what the server holds, or after the time in which it must have heard of it. */
async function untilShown(readShown: ReadShownAnswer, question: string, holds: AnswerValue | null) {
  for (const until = performance.now() + heartbeatPatience; ; await wait(50)) {
    const shown = await readShown(question);
    if (shown === undefined || same(shown, holds) || performance.now() > until) return shown;
  }
}

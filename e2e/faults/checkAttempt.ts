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
  /** The expected answers, per device. */
  devices: readonly TypedAnswers[];
  /** The state of open pages; undefined where none is open. */
  pages: readonly ReadShownAnswer[];
  report: FaultReport;
}

/** Milliseconds: a page of this device sees another one's change with its next heartbeat. */
const heartbeatPatience = 20_000;

/** Compares the server's answers of one attempt with promises, expected answers and pages. Nobody answers meanwhile. */
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

/** A late batch may arrive between two requests: both numbers must be of one moment. */
async function consistentCounts(held: AttemptCheck): Promise<{ entries: number; server_seq: number }> {
  for (;;) {
    const before = await held.account.attempt(held.attemptId);
    const entries = await checkPromises(held);
    const { server_seq } = await held.account.attempt(held.attemptId);
    if (server_seq === before.server_seq) return { entries, server_seq };
  }
}

/** Checks that everything acknowledged is there. Returns how many entries the server has of all journals. */
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

/** Checks that the server has the last answers, and that the pages show them. */
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
    // Answered on two devices: the later arrival counts, which only the log knows; here it must be one of the two.
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

/** Waits until the page shows the server's answer, at most as long as a heartbeat takes. */
async function untilShown(readShown: ReadShownAnswer, question: string, holds: AnswerValue | null) {
  for (const until = performance.now() + heartbeatPatience; ; await wait(50)) {
    const shown = await readShown(question);
    if (shown === undefined || same(shown, holds) || performance.now() > until) return shown;
  }
}

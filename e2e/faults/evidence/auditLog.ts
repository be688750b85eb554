import { isDeepStrictEqual } from 'node:util';
import type { AnswerLog, LogRow } from './AnswerLog.ts';
import type { Claims, Ledger, SentEntry } from './Ledger.ts';
import { replay } from './replay.ts';

export interface Findings {
  losses: string[];
  duplicates: string[];
}

/** Compares a log with what its server had acknowledged when it was killed. */
export function auditLog(log: AnswerLog, ledger: Ledger, claims: Claims): Findings {
  const found: Findings = { losses: [], duplicates: [] };
  const rowsOf = groupBy(log.entries, ({ attempt_id }) => attempt_id);
  const currentOf = groupBy(log.current, ({ attempt_id }) => attempt_id);
  for (const [attempt, attemptLedger] of ledger.attempts) {
    const { journals, reused } = attemptLedger;
    const rows = rowsOf.get(attempt) ?? [];
    const where = `attempt ${attempt}`;
    for (const number of reused)
      found.losses.push(`${where}: a number was sent with two contents: ${number}`);
    const byJournal = groupBy(rows, ({ journal_id }) => journal_id);
    for (const [id, { sent }] of journals)
      auditJournal(
        `${where}, journal ${id}`,
        byJournal.get(id) ?? [],
        sent,
        claims.get(attempt)?.get(id) ?? 0,
        found,
      );
    for (const [index, { server_seq }] of rows.entries())
      if (server_seq !== index + 1)
        found.losses.push(`${where}: the log has no entry ${index + 1} before ${server_seq}`);
    const current = new Map((currentOf.get(attempt) ?? []).map((row) => [row.question_id, row]));
    for (const [question, { answer, flagged }] of replay(rows, (journal, seq) =>
      attemptLedger.wayOf(journal, seq),
    )) {
      const held = current.get(question);
      if (!isDeepStrictEqual([held?.answer ?? null, held?.flagged ?? false], [answer, flagged]))
        found.losses.push(
          `${where}, question ${question}: the log says ${JSON.stringify(answer)}, the server ${JSON.stringify(held)}`,
        );
    }
  }
  return found;
}

function auditJournal(
  where: string,
  rows: readonly LogRow[],
  sent: ReadonlyMap<number, SentEntry>,
  acknowledged: number,
  found: Findings,
): void {
  const bySeq = groupBy(rows, ({ seq }) => seq);
  for (let seq = 1; seq <= acknowledged; seq += 1)
    if (!bySeq.has(seq)) found.losses.push(`${where}: entry ${seq} was acknowledged and is not in the log`);
  for (const [seq, [row, ...more]] of bySeq) {
    if (more.length > 0)
      found.duplicates.push(`${where}: entry ${seq} is ${more.length + 1} times in the log`);
    const entry = sent.get(seq);
    if (!isDeepStrictEqual(contentOf(row), entry && contentOf(entry)))
      found.losses.push(
        `${where}: entry ${seq} was sent as ${JSON.stringify(entry)} and is held as ${JSON.stringify(row)}`,
      );
  }
  const order = rows.map(({ seq }) => seq);
  if (order.some((seq, index) => seq < (order[index - 1] ?? 0)))
    found.losses.push(`${where}: the log is not in the order in which it was written: ${order.join(' ')}`);
}

function contentOf(entry: LogRow | SentEntry | undefined) {
  return [entry?.question_id, entry?.answer ?? null, entry?.flagged ?? null];
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

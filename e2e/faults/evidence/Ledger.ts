import { isDeepStrictEqual } from 'node:util';
import type { Acknowledgement, AnswerBatch, AnswerEntry } from '@sen/api/contract/model';

export type SentEntry = Pick<AnswerEntry, 'question_id' | 'answer' | 'flagged'>;

export interface JournalLedger {
  /** The entries that were sent, by number. */
  readonly sent: Map<number, SentEntry>;
  /** The last number that the server has acknowledged. */
  acknowledged: number;
}

/** Network traffic of one attempt: what was sent, and what the server acknowledged. */
export class AttemptLedger {
  readonly journals = new Map<string, JournalLedger>();
  /** Numbers that were sent with two contents: the server keeps the first, and the second is lost. */
  readonly reused: string[] = [];
  serverSeq = 0;
  batches = 0;
  repeats = 0;

  journal(id: string): JournalLedger {
    const journal = this.journals.get(id) ?? { sent: new Map<number, SentEntry>(), acknowledged: 0 };
    this.journals.set(id, journal);
    return journal;
  }

  sent({ journal_id, entries }: AnswerBatch): void {
    const { sent } = this.journal(journal_id);
    if (entries.length === 0) return;
    this.batches += 1;
    if (entries.some(({ seq }) => sent.has(seq))) this.repeats += 1;
    for (const { seq, question_id, answer, flagged } of entries) {
      const entry: SentEntry = {
        question_id,
        ...(answer && { answer }),
        ...(flagged !== undefined && { flagged }),
      };
      const before = sent.get(seq);
      if (before && !isDeepStrictEqual(before, entry)) this.reused.push(`${journal_id} ${seq}`);
      else sent.set(seq, entry);
    }
  }

  acknowledged(journalId: string, { acknowledged_seq, server_seq }: Acknowledgement): void {
    const journal = this.journal(journalId);
    journal.acknowledged = Math.max(journal.acknowledged, acknowledged_seq);
    this.serverSeq = Math.max(this.serverSeq, server_seq);
  }

  /** The last acknowledged number of each journal, at present. */
  claims(): Map<string, number> {
    return new Map([...this.journals].map(([id, { acknowledged }]) => [id, acknowledged]));
  }
}

/** The ledgers of all attempts; every network of the run writes into it. */
export class Ledger {
  readonly attempts = new Map<string, AttemptLedger>();

  of(attemptId: string): AttemptLedger {
    const attempt = this.attempts.get(attemptId) ?? new AttemptLedger();
    this.attempts.set(attemptId, attempt);
    return attempt;
  }

  claims(): Claims {
    return new Map([...this.attempts].map(([id, attempt]) => [id, attempt.claims()]));
  }
}

/** The last acknowledged number by attempt and journal, at one moment. */
export type Claims = ReadonlyMap<string, ReadonlyMap<string, number>>;

import { isDeepStrictEqual } from 'node:util';
import type { Acknowledgement, AnswerBatch, AnswerEntry } from '@sen/api/contract/model';
import type { HandInContent } from '@sen/domain/examRoom/handInFile';

/** The entries of a hand-in file, and their journal. */
export type FiledEntries = Pick<HandInContent, 'journal_id' | 'entries'>;

export type SentEntry = Pick<AnswerEntry, 'question_id' | 'answer' | 'flagged'>;

export interface JournalLedger {
  /** The entries that were sent, by number. */
  readonly sent: Map<number, SentEntry>;
  /** The last number that the server has acknowledged. */
  acknowledged: number;
  /** Numbers that the network carried before they were acknowledged. */
  readonly carried: Set<number>;
  /** Numbers that a hand-in file brought to the server. */
  readonly filed: Set<number>;
}

/** How an entry came to the server; `either` when nobody can tell which of both was first. */
export type Way = 'network' | 'file' | 'either';

/** What was sent of one attempt, by the network and by hand-in files, and what the server acknowledged. */
export class AttemptLedger {
  readonly journals = new Map<string, JournalLedger>();
  /** Numbers that were sent with two contents: the server keeps the first, and the second is lost. */
  readonly reused: string[] = [];
  serverSeq = 0;
  batches = 0;
  repeats = 0;
  /** Hand-in files that were taken in. */
  files = 0;

  journal(id: string): JournalLedger {
    const journal = this.journals.get(id) ?? {
      sent: new Map<number, SentEntry>(),
      acknowledged: 0,
      carried: new Set<number>(),
      filed: new Set<number>(),
    };
    this.journals.set(id, journal);
    return journal;
  }

  sent({ journal_id, entries }: AnswerBatch): void {
    const { sent, acknowledged, carried, filed } = this.journal(journal_id);
    if (entries.length === 0) return;
    this.batches += 1;
    if (entries.some(({ seq }) => sent.has(seq) && !filed.has(seq))) this.repeats += 1;
    for (const { seq } of entries) if (seq > acknowledged) carried.add(seq);
    this.keep(journal_id, entries);
  }

  /** A hand-in file goes to the server, which may hold its entries from now on. */
  filing({ journal_id, entries }: FiledEntries): void {
    const { acknowledged, filed } = this.journal(journal_id);
    for (const { seq } of entries) if (seq > acknowledged) filed.add(seq);
    this.keep(journal_id, entries);
  }

  /** The file counts: that is a promise like the acknowledgement of a save. */
  filed({ journal_id, entries }: FiledEntries): void {
    const journal = this.journal(journal_id);
    journal.acknowledged = Math.max(journal.acknowledged, entries.at(-1)?.seq ?? 0);
    this.files += 1;
  }

  wayOf(journalId: string, seq: number): Way {
    const { carried, filed } = this.journal(journalId);
    if (!filed.has(seq)) return 'network';
    return carried.has(seq) ? 'either' : 'file';
  }

  private keep(journal_id: string, entries: readonly AnswerEntry[]): void {
    const { sent } = this.journal(journal_id);
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

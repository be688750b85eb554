import type {
  Acknowledgement,
  AnswerBatch,
  AnswerEntry,
  Attempt,
  SavedAnswer,
} from '@sen/api/contract/model';
import type {
  Change,
  JournalHead,
  JournalSubject,
  RefusedAnswer,
  Rows,
  Tables,
  WrittenEntry,
} from './journalRecords';
import {
  markOwn,
  everythingOwn,
  firstOf,
  resetServerSeqs,
  mergeAnswers,
  merged,
  newerThanServer,
  putHead,
  storedHead,
  unknownTo,
} from './journalRows';

/** An attempt as this device knows it. */
export interface JournalContent {
  head: JournalHead;
  /** Not yet acknowledged. */
  entries: WrittenEntry[];
  answers: SavedAnswer[];
  refusals: RefusedAnswer[];
  paper: Attempt | null;
}

/** A batch to send, with the last number that the server was known to have when the batch was taken. */
export interface OutgoingBatch extends AnswerBatch {
  survey_id: string;
  acknowledged_seq: number;
  /** More entries follow. */
  more: boolean;
  unsent: number;
}

/** @param unsent how many changes stay on the device beside the entries */
export function outgoingBatch(
  head: JournalHead,
  entries: AnswerEntry[],
  { more, unsent }: { more: boolean; unsent: number },
): OutgoingBatch {
  const { attempt_id, survey_id, journal_id, known_server_seq, acknowledged_seq, epoch } = head;
  const known = { known_server_seq, ...(epoch !== null && { epoch }) };
  return { attempt_id, survey_id, journal_id, acknowledged_seq, ...known, entries, more, unsent };
}

/**
 * `renumbered`: entries have new numbers; whoever keeps numbers must read the journal again. `outdated`: the response is to
 * a journal that was renumbered meanwhile, and says nothing.
 */
export type Numbering = 'unchanged' | 'renumbered' | 'outdated';

/** The journal as the sender and the page use it, on disk or in memory. */
export interface Journal {
  load(): Promise<JournalContent>;
  savePaper(attempt: Attempt, wall: number): Promise<void>;
  write(change: Change): Promise<WrittenEntry>;
  /** Appends those changes that the journal does not contain. `read` is called within the transaction. */
  writeUnknown(read: () => readonly Change[]): Promise<WrittenEntry[]>;
  nextBatch(limit: number): Promise<OutgoingBatch>;
  acknowledge(batch: OutgoingBatch, acknowledgement: Acknowledgement, wall: number): Promise<Numbering>;
  setAside(batch: OutgoingBatch, seq: number, code: string, message: string): Promise<RefusedAnswer | null>;
  resendFrom(batch: OutgoingBatch, seq: number): Promise<Numbering>;
  end(code: string): Promise<void>;
}

/** One attempt's journal. Each method is one transaction; the tabs of a browser share the rows, not the object. */
export class AttemptJournal implements Journal {
  private newJournalId: string | null = null;

  constructor(
    private readonly tables: Tables,
    private readonly subject: JournalSubject,
    private readonly newId: () => string,
  ) {}

  load(): Promise<JournalContent> {
    return this.tables.transact(this.subject, 'readonly', async (rows) => {
      const head = (await storedHead(rows)) ?? this.newHead();
      const entries = await rows.list('entries');
      return {
        head,
        entries: entries.map((entry) => ({ ...entry, journal_id: head.journal_id })),
        answers: await rows.list('answers'),
        refusals: await rows.list('refusals'),
        paper: (await rows.list('papers'))[0] ?? null,
      };
    });
  }

  /** Stores the attempt as the server sent it, so that the exam opens again without a network. */
  savePaper(attempt: Attempt, wall: number): Promise<void> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const head = await this.head(rows);
      await rows.put('papers', 'paper', attempt);
      // The server was restored, or this is its state from before: the next save is refused and settles it.
      if (head.epoch !== null && head.epoch !== attempt.epoch) return;
      await mergeAnswers(rows, attempt.answers);
      await putHead(rows, {
        ...head,
        epoch: attempt.epoch,
        hand_in: attempt.hand_in,
        title: attempt.title,
        deadline: Date.parse(attempt.deadline),
        seen: { server: Date.parse(attempt.server_time), wall },
        known_server_seq: Math.max(head.known_server_seq, attempt.server_seq),
        // It may have been reopened: what was kept then is sent.
        over: attempt.state === 'in_progress' ? null : head.over,
      });
    });
  }

  /** Appends a change. An unsent change of the same question is replaced instead, so typing stays one entry. */
  write(change: Change): Promise<WrittenEntry> {
    return this.tables.transact(this.subject, 'readwrite', (rows) => this.append(rows, change));
  }

  writeUnknown(read: () => readonly Change[]): Promise<WrittenEntry[]> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const known = { entries: await rows.list('entries'), answers: await rows.list('answers') };
      const written: WrittenEntry[] = [];
      for (const change of unknownTo(known, read())) written.push(await this.append(rows, change));
      return written;
    });
  }

  /** The oldest unacknowledged entries, marked as sent before they leave; an empty batch is a heartbeat. */
  nextBatch(limit: number): Promise<OutgoingBatch> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const head = await this.head(rows);
      const pending = await rows.list('entries');
      const entries = firstOf(pending, limit);
      const sent_seq = Math.max(head.sent_seq, entries.at(-1)?.seq ?? 0);
      if (sent_seq > head.sent_seq) await putHead(rows, { ...head, sent_seq });
      const waiting = pending.length - entries.length;
      const refused = await rows.list('refusals');
      return outgoingBatch(head, entries, { more: waiting > 0, unsent: waiting + refused.length });
    });
  }

  acknowledge(batch: OutgoingBatch, acknowledgement: Acknowledgement, wall: number): Promise<Numbering> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const { acknowledged_seq, server_seq, epoch, changes, server_time, deadline } = acknowledgement;
      const head = await this.head(rows);
      if (head.journal_id !== batch.journal_id) return 'outdated';
      // The attempt was loaded from a restored server while this batch was on its way, or from the one before.
      if (head.epoch !== null && head.epoch !== epoch) return this.sendAllAgain(rows, head);
      await mergeAnswers(rows, changes);
      const updated = {
        ...head,
        epoch,
        known_server_seq: Math.max(head.known_server_seq, server_seq),
        deadline: Date.parse(deadline),
        seen: { server: Date.parse(server_time), wall },
      };
      // The server has numbers that this device never sent: this device's disk was restored, or a copy of it exists.
      if (acknowledged_seq > head.sent_seq) return this.renumber(rows, updated, await newerThanServer(rows));
      // The server was restored from a backup: it lacks entries that it had acknowledged.
      if (acknowledged_seq < batch.acknowledged_seq) return this.sendAllAgain(rows, updated);
      for (const entry of await rows.list('entries')) {
        if (entry.seq > acknowledged_seq) break;
        await rows.remove('entries', entry.seq);
        await markOwn(rows, entry);
      }
      await putHead(rows, {
        ...updated,
        acknowledged_seq: Math.max(head.acknowledged_seq, acknowledged_seq),
      });
      return 'unchanged';
    });
  }

  /** Sets a refused answer aside: its number is sent as an entry that changes nothing. */
  setAside(batch: OutgoingBatch, seq: number, code: string, message: string): Promise<RefusedAnswer | null> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const entries = await rows.list('entries');
      const entry = entries.find((candidate) => candidate.seq === seq);
      if (!entry || (await this.head(rows)).journal_id !== batch.journal_id) return null;
      const { question_id, base, written_at, answer, flagged } = entry;
      await rows.put('entries', seq, { seq, question_id, base, written_at });
      const refusal = {
        question_id,
        code,
        message,
        ...(answer && { answer }),
        ...(flagged !== undefined && { flagged }),
      };
      // Answered again meanwhile: a replaced answer need not be reported.
      const replaced = entries.some(
        (later) => later.seq > seq && later.question_id === question_id && later.answer,
      );
      if (!replaced) await rows.put('refusals', question_id, refusal);
      return refusal;
    });
  }

  /**
   * The server expects `seq`. Entries that this device no longer has under that number are sent again under new ones.
   */
  resendFrom(batch: OutgoingBatch, seq: number): Promise<Numbering> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const head = await this.head(rows);
      if (head.journal_id !== batch.journal_id || seq > head.acknowledged_seq) return 'unchanged';
      return this.sendAllAgain(rows, head);
    });
  }

  /** The server accepts nothing more. Removes the paper and keeps what was not accepted, with the reason. */
  end(code: string): Promise<void> {
    return this.tables.transact(this.subject, 'readwrite', async (rows) => {
      const entries = await rows.list('entries');
      await rows.remove('papers', 'paper');
      for (const { question_id } of await rows.list('answers')) await rows.remove('answers', question_id);
      if (entries.length > 0) return putHead(rows, { ...(await this.head(rows)), over: code });
      for (const { question_id } of await rows.list('refusals')) await rows.remove('refusals', question_id);
      await rows.remove('heads', 'head');
    });
  }

  private async append(rows: Rows, change: Change): Promise<WrittenEntry> {
    const head = await this.head(rows);
    const unsent = (await rows.list('entries')).find(
      (entry) => entry.seq > head.sent_seq && entry.question_id === change.question_id,
    );
    const entry = unsent ? merged(unsent, change) : { ...change, seq: head.last_seq + 1 };
    await rows.put('entries', entry.seq, entry);
    await putHead(rows, { ...head, last_seq: Math.max(head.last_seq, entry.seq) });
    if (change.answer) await rows.remove('refusals', change.question_id);
    return { ...entry, journal_id: head.journal_id };
  }

  private async head(rows: Rows): Promise<JournalHead> {
    const stored = await storedHead(rows);
    if (stored) return stored;
    const head = this.newHead();
    await putHead(rows, head);
    return head;
  }

  /** Constant, so that a disk that stores nothing does not look like another journal at every read. */
  private newHead(): JournalHead {
    this.newJournalId ??= this.newId();
    const { user_id, attempt_id, survey_id, title } = this.subject;
    return {
      user_id,
      attempt_id,
      survey_id,
      title,
      journal_id: this.newJournalId,
      last_seq: 0,
      sent_seq: 0,
      acknowledged_seq: 0,
      known_server_seq: 0,
      epoch: null,
      deadline: null,
      seen: null,
      hand_in: null,
      over: null,
    };
  }

  /** For a server that lacks what it had acknowledged. */
  private async sendAllAgain(rows: Rows, head: JournalHead): Promise<'renumbered'> {
    const all = everythingOwn(await rows.list('answers'), await rows.list('entries'));
    await resetServerSeqs(rows);
    return this.renumber(rows, head, all);
  }

  /** Starts a new journal with `kept`; the old numbers are never used again. */
  private async renumber(rows: Rows, head: JournalHead, changes: Change[]): Promise<'renumbered'> {
    for (const { seq } of await rows.list('entries')) await rows.remove('entries', seq);
    for (const [index, change] of changes.entries())
      await rows.put('entries', index + 1, { ...change, seq: index + 1 });
    await putHead(rows, {
      ...head,
      journal_id: this.newId(),
      last_seq: changes.length,
      sent_seq: 0,
      acknowledged_seq: 0,
      known_server_seq: 0,
      epoch: null,
    });
    return 'renumbered';
  }
}

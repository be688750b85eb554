import type { Acknowledgement, Attempt } from '@sen/api/contract/model';
import type { Journal, JournalContent, Settled, TakenBatch } from './AttemptJournal';
import { everythingOwn, holdsAnswer, unknownTo } from './journalRows';
import { bareEntry, type Change, type RefusedAnswer, type WrittenEntry } from './journalRecords';

/**
 * The journal on the disk until the disk refuses (quota, private window, a broken profile); from then on one in memory,
 * under its own id and numbers. What the disk still holds goes to the server first, so that older never follows newer.
 */
export class FallbackJournal implements Journal {
  private broken = false;
  /** The last number of the disk's journal that the server took; the disk may be unable to remember it. */
  private taken = 0;
  /** The disk's entries that the server refused and that the disk cannot take out of the way; null: answered again since. */
  private readonly aside = new Map<number, RefusedAnswer | null>();

  constructor(
    private readonly disk: Journal,
    private readonly memory: Journal,
    /** Told once, when the disk refuses. */
    private readonly onBroken: () => void,
  ) {}

  async load(): Promise<JournalContent> {
    const disk = await this.disk.load().catch((error: unknown) => this.giveUp(error, null));
    if (disk && !this.broken) return disk;
    const memory = await this.memory.load();
    if (!disk) return memory;
    return {
      // Only after the disk's rest is gone does the memory's number count, which is when it is asked for.
      head: memory.head,
      entries: [...this.pendingOf(disk), ...memory.entries],
      answers: [...disk.answers, ...memory.answers].map((saved) => ({
        ...saved,
        // The disk cannot remember that the server took it from here.
        own: saved.own || disk.entries.some((entry) => holdsAnswer(saved, entry)),
      })),
      refusals: [...disk.refusals, ...this.stillAside(), ...memory.refusals],
      paper: disk.paper ?? memory.paper,
    };
  }

  keepPaper(attempt: Attempt, wall: number): Promise<void> {
    return this.onDisk((journal) => journal.keepPaper(attempt, wall));
  }

  write(change: Change): Promise<WrittenEntry> {
    if (change.answer)
      for (const [seq, refusal] of this.aside)
        if (refusal?.question_id === change.question_id) this.aside.set(seq, null);
    return this.onDisk((journal) => journal.write(change));
  }

  async writeUnknown(read: () => readonly Change[]): Promise<WrittenEntry[]> {
    if (!this.broken) {
      const written = await this.disk.writeUnknown(read).catch((error: unknown) => this.giveUp(error, null));
      if (written) return written;
    }
    const known = await this.load();
    return Promise.all(unknownTo(known, read()).map((change) => this.write(change)));
  }

  async take(limit: number): Promise<TakenBatch> {
    if (!this.broken) {
      const batch = await this.disk.take(limit).catch((error: unknown) => this.giveUp(error, null));
      if (batch) return batch;
    }
    return (await this.rest(limit)) ?? this.memory.take(limit);
  }

  async acknowledge(batch: TakenBatch, acknowledgement: Acknowledgement, wall: number): Promise<Settled> {
    if (!this.broken)
      return this.disk.acknowledge(batch, acknowledgement, wall).catch((error: unknown) => {
        this.taken = acknowledgement.acknowledged_seq;
        return this.giveUp(error, 'settled' as const);
      });
    const { head } = await this.memory.load();
    if (head.journal_id === batch.journal_id) return this.memory.acknowledge(batch, acknowledgement, wall);
    this.taken = Math.max(this.taken, acknowledgement.acknowledged_seq);
    return this.disk.acknowledge(batch, acknowledgement, wall).catch(() => 'settled' as const);
  }

  setAside(batch: TakenBatch, seq: number, code: string, message: string): Promise<RefusedAnswer | null> {
    return this.ownerOf(batch, (journal) => journal.setAside(batch, seq, code, message)).catch(
      (error: unknown) => {
        const { question_id, answer } = batch.entries.find((entry) => entry.seq === seq) ?? {};
        if (!question_id) return null;
        const refusal = { question_id, code, message, ...(answer && { answer }) };
        this.aside.set(seq, refusal);
        return this.giveUp(error, refusal);
      },
    );
  }

  expect(batch: TakenBatch, seq: number): Promise<Settled> {
    return this.ownerOf(batch, (journal) => journal.expect(batch, seq)).catch(async (error: unknown) => {
      const disk = await this.disk.load().catch(() => null);
      const pending = disk ? this.pendingOf(disk).map(bareEntry) : batch.entries;
      for (const change of everythingOwn(disk?.answers ?? [], pending)) await this.memory.write(change);
      this.taken = Math.max(this.taken, pending.at(-1)?.seq ?? 0);
      return this.giveUp(error, 'renumbered' as const);
    });
  }

  async end(code: string): Promise<void> {
    await this.memory.end(code);
    await this.disk.end(code).catch(() => undefined);
  }

  /** What the disk holds and the server does not, read without writing. */
  private async rest(limit: number): Promise<TakenBatch | null> {
    const disk = await this.disk.load().catch(() => null);
    const pending = disk ? this.pendingOf(disk) : [];
    if (!disk || pending.length === 0) return null;
    const entries = pending.slice(0, limit).map(bareEntry);
    const { attempt_id, survey_id, journal_id, known_server_seq, acknowledged_seq } = disk.head;
    return { attempt_id, survey_id, journal_id, known_server_seq, acknowledged_seq, entries, more: true };
  }

  private stillAside(): RefusedAnswer[] {
    return [...this.aside.values()].filter((refusal) => refusal !== null);
  }

  private pendingOf(disk: JournalContent): WrittenEntry[] {
    const pending = disk.entries.filter(({ seq }) => seq > this.taken);
    return pending.map(({ answer, flagged, ...entry }) => {
      if (this.aside.has(entry.seq)) return entry;
      return { ...entry, ...(answer && { answer }), ...(flagged !== undefined && { flagged }) };
    });
  }

  private async onDisk<Result>(work: (journal: Journal) => Promise<Result>): Promise<Result> {
    if (this.broken) return work(this.memory);
    return work(this.disk).catch((error: unknown) => {
      this.giveUp(error, null);
      return work(this.memory);
    });
  }

  private async ownerOf<Result>(
    batch: TakenBatch,
    work: (journal: Journal) => Promise<Result>,
  ): Promise<Result> {
    const { head } = await this.memory.load();
    return head.journal_id === batch.journal_id ? work(this.memory) : work(this.disk);
  }

  private giveUp<Instead>(error: unknown, instead: Instead): Instead {
    if (!this.broken) {
      this.broken = true;
      console.warn('The exam journal cannot be kept on this device; it is kept in memory.', error);
      this.onBroken();
    }
    return instead;
  }
}

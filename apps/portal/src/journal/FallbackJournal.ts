import type { Acknowledgement, Attempt } from '@sen/api/contract/model';
import {
  type Journal,
  type JournalContent,
  type Numbering,
  type OutgoingBatch,
  outgoingBatch,
} from './AttemptJournal';
import { everythingOwn, holdsAnswer, unknownTo, withoutReplaced } from './journalRows';
import { bareEntry, type Change, type RefusedAnswer, type WrittenEntry } from './journalRecords';

/**
 * Uses the journal on disk until the disk fails (quota, private window, broken profile), and then one in memory with
 * its own id and numbers. Entries that remain on the disk are sent first, so that an older answer never follows a
 * newer one.
 */
export class FallbackJournal implements Journal {
  private diskFailed = false;
  /** The last number of the disk's journal that the server accepted; the disk may be unable to store it. */
  private doneSeq = 0;
  /** The refused entries of the disk that it cannot set aside; null: answered again since. */
  private readonly setAsideEntries = new Map<number, RefusedAnswer | null>();

  constructor(
    private readonly disk: Journal,
    private readonly memory: Journal,
    /** Called once, when the disk fails. */
    private readonly onDiskFailure: () => void,
  ) {}

  async load(): Promise<JournalContent> {
    const disk = await this.disk.load().catch((error: unknown) => this.switchToMemory(error, null));
    if (disk && !this.diskFailed) return disk;
    const memory = await this.memory.load();
    if (!disk) return memory;
    return {
      // The number of the memory's journal counts only once the disk's entries are sent; it is not asked for before.
      head: memory.head,
      entries: [...this.pendingOf(disk), ...memory.entries],
      answers: [...disk.answers, ...memory.answers].map((saved) => ({
        ...saved,
        // The disk cannot store that the server has accepted it.
        own: saved.own || disk.entries.some((entry) => holdsAnswer(saved, entry)),
      })),
      refusals: [...disk.refusals, ...this.currentRefusals(), ...memory.refusals],
      paper: disk.paper ?? memory.paper,
    };
  }

  savePaper(attempt: Attempt, wall: number): Promise<void> {
    return this.onDisk((journal) => journal.savePaper(attempt, wall));
  }

  write(change: Change): Promise<WrittenEntry> {
    if (change.answer)
      for (const [seq, refusal] of this.setAsideEntries)
        if (refusal?.question_id === change.question_id) this.setAsideEntries.set(seq, null);
    return this.onDisk((journal) => journal.write(change));
  }

  async writeUnknown(read: () => readonly Change[]): Promise<WrittenEntry[]> {
    if (!this.diskFailed) {
      const written = await this.disk
        .writeUnknown(read)
        .catch((error: unknown) => this.switchToMemory(error, null));
      if (written) return written;
    }
    const known = await this.load();
    return Promise.all(unknownTo(known, read()).map((change) => this.write(change)));
  }

  async nextBatch(limit: number): Promise<OutgoingBatch> {
    if (!this.diskFailed) {
      const batch = await this.disk
        .nextBatch(limit)
        .catch((error: unknown) => this.switchToMemory(error, null));
      if (batch) return batch;
    }
    return (await this.pendingBatch(limit)) ?? this.memory.nextBatch(limit);
  }

  async acknowledge(
    batch: OutgoingBatch,
    acknowledgement: Acknowledgement,
    wall: number,
  ): Promise<Numbering> {
    if (!this.diskFailed)
      return this.disk.acknowledge(batch, acknowledgement, wall).catch((error: unknown) => {
        this.doneSeq = acknowledgement.acknowledged_seq;
        return this.switchToMemory(error, 'unchanged' as const);
      });
    const { head } = await this.memory.load();
    if (head.journal_id === batch.journal_id)
      return this.andOfDisk(this.memory, this.memory.acknowledge(batch, acknowledgement, wall));
    this.doneSeq = Math.max(this.doneSeq, acknowledgement.acknowledged_seq);
    return this.disk.acknowledge(batch, acknowledgement, wall).catch(() => 'unchanged' as const);
  }

  setAside(batch: OutgoingBatch, seq: number, code: string, message: string): Promise<RefusedAnswer | null> {
    return this.ownerOf(batch, (journal) => journal.setAside(batch, seq, code, message)).catch(
      (error: unknown) => {
        const { question_id, answer } = batch.entries.find((entry) => entry.seq === seq) ?? {};
        if (!question_id) return null;
        const refusal = { question_id, code, message, ...(answer && { answer }) };
        this.setAsideEntries.set(seq, refusal);
        return this.switchToMemory(error, refusal);
      },
    );
  }

  resendFrom(batch: OutgoingBatch, seq: number): Promise<Numbering> {
    return this.ownerOf(batch, (journal) => this.andOfDisk(journal, journal.resendFrom(batch, seq))).catch(
      async (error: unknown) => {
        const disk = await this.disk.load().catch(() => null);
        const pending = disk ? this.pendingOf(disk).map(bareEntry) : batch.entries;
        await this.copyToMemory(everythingOwn(disk?.answers ?? [], pending));
        this.doneSeq = Math.max(this.doneSeq, pending.at(-1)?.seq ?? 0);
        return this.switchToMemory(error, 'renumbered' as const);
      },
    );
  }

  async end(code: string): Promise<void> {
    await this.memory.end(code);
    await this.disk.end(code).catch(() => undefined);
  }

  /** The unacknowledged entries of the disk, read without writing. */
  private async pendingBatch(limit: number): Promise<OutgoingBatch | null> {
    const disk = await this.disk.load().catch(() => null);
    const pending = disk ? this.pendingOf(disk) : [];
    if (!disk || pending.length === 0) return null;
    const entries = pending.slice(0, limit).map(bareEntry);
    const unsent = pending.length - entries.length + disk.refusals.length;
    return outgoingBatch(disk.head, entries, { more: true, unsent });
  }

  private currentRefusals(): RefusedAnswer[] {
    return [...this.setAsideEntries.values()].filter((refusal) => refusal !== null);
  }

  private pendingOf(disk: JournalContent): WrittenEntry[] {
    const pending = disk.entries.filter(({ seq }) => seq > this.doneSeq);
    return pending.map(({ answer, flagged, ...entry }) => {
      if (this.setAsideEntries.has(entry.seq)) return entry;
      return { ...entry, ...(answer && { answer }), ...(flagged !== undefined && { flagged }) };
    });
  }

  private async onDisk<Result>(work: (journal: Journal) => Promise<Result>): Promise<Result> {
    if (this.diskFailed) return work(this.memory);
    return work(this.disk).catch((error: unknown) => {
      this.switchToMemory(error, null);
      return work(this.memory);
    });
  }

  private async ownerOf<Result>(
    batch: OutgoingBatch,
    work: (journal: Journal) => Promise<Result>,
  ): Promise<Result> {
    const { head } = await this.memory.load();
    return head.journal_id === batch.journal_id ? work(this.memory) : work(this.disk);
  }

  /** A server that lacks what the memory's journal sent may also lack what the disk's journal had sent before. */
  private async andOfDisk(journal: Journal, renumbering: Promise<Numbering>): Promise<Numbering> {
    const numbering = await renumbering;
    const disk =
      journal === this.memory && numbering === 'renumbered' ? await this.disk.load().catch(() => null) : null;
    if (!disk) return numbering;
    const sent = disk.entries.filter(({ seq }) => seq <= this.doneSeq).map(bareEntry);
    await this.copyToMemory(everythingOwn(disk.answers, sent));
    return numbering;
  }

  /** Changes of the disk are older than everything in memory. */
  private async copyToMemory(changes: readonly Change[]): Promise<void> {
    const { answers, entries } = await this.memory.load();
    const newer = [...answers.filter(({ own }) => own), ...entries];
    for (const change of changes) {
      const remaining = withoutReplaced(change, newer);
      if (remaining) await this.memory.write(remaining);
    }
  }

  private switchToMemory<Fallback>(error: unknown, fallback: Fallback): Fallback {
    if (!this.diskFailed) {
      this.diskFailed = true;
      console.warn('The exam journal cannot be kept on this device; it is kept in memory.', error);
      this.onDiskFailure();
    }
    return fallback;
  }
}

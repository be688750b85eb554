import { sql } from 'kysely';
import { BatchWriter } from '../BatchWriter.ts';
import type { Database } from '../database.ts';

/** What a save or a heartbeat tells of the page of an attempt. */
export interface Presence {
  attemptId: string;
  journalId: string;
  /** Tells sign-ins apart. */
  session: string;
  /** null if the page did not say. */
  unsent: number | null;
  seenAt: Date;
}

const mostInGroup = 2_000;

/**
 * Notes when the pages of attempts were heard of. Nobody waits for it, and the loss of a note is made up for by the next heartbeat;
 * so notes are written in one statement for all attempts every two seconds.
 */
export class PresenceWriter {
  readonly #database: Database;
  readonly #writes: BatchWriter<Presence, true>;

  constructor(database: Database, everyMs: number) {
    this.#database = database;
    this.#writes = new BatchWriter((notes) => this.#write(notes), mostInGroup, everyMs);
  }

  /** Resolves when it is on disk; whoever answers a page does not wait for it. */
  note(presence: Presence): Promise<true> {
    return this.#writes.add(presence);
  }

  async #write(notes: readonly Presence[]): Promise<true[]> {
    const latest = new Map<string, Presence>();
    for (const note of notes) {
      const before = latest.get(note.attemptId);
      if (!before || note.seenAt >= before.seenAt) latest.set(note.attemptId, note);
    }
    const list = [...latest.values()].map(({ attemptId, journalId, session, unsent, seenAt }) => ({
      a: attemptId,
      j: journalId,
      s: session,
      u: unsent,
      t: seenAt,
    }));
    // Another device: another journal under another sign-in. One of both changes on the same device, too.
    await sql`
      insert into attempt_presence (attempt_id, seen_at, journal_id, session, unsent)
      select a, t, j, s, u from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as heard
        (a bigint, t timestamptz, j uuid, s text, u integer) order by a
      on conflict (attempt_id) do update set seen_at = excluded.seen_at, journal_id = excluded.journal_id,
        session = excluded.session, unsent = excluded.unsent,
        device_changes = attempt_presence.device_changes + case
          when attempt_presence.session <> excluded.session and attempt_presence.journal_id <> excluded.journal_id then 1 else 0 end
      where attempt_presence.seen_at <= excluded.seen_at`.execute(this.#database);
    return notes.map(() => true);
  }
}

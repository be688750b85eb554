import type { Answer } from '@sen/api/contract/model';
import { BatchWriter } from '../store/BatchWriter.ts';
import type { Database } from '../store/database.ts';
import { type PageAsked, type PageRead, readPages } from '../store/notifications/notifications.ts';
import { JsonAnswer } from '../operations/JsonAnswer.ts';

type Page = Answer<'listNotifications'>;

/** A page is read anew after this time, ms: it bounds the delay of what no topic tells of (such as a person's new picture). */
const keptMs = 5 * 60_000;
const mostInGroup = 200;

/** A page as one reader sees it. */
export interface PageReader {
  userId: string;
  page: number;
  limit: number;
  /** What the page depends on beside the person's notifications: role and language. */
  seenAs: string;
  now: Date;
}

interface Kept {
  version: string;
  at: number;
  answer: JsonAnswer<Page>;
}

/**
 * People's pages of notifications, which this process keeps as they were sent. A request always asks the database whether
 * the person's topic has a new version, so that everybody sees their own changes and those of other processes at once; what is asked
 * at the same time is one statement.
 */
export class NotificationPages {
  readonly #kept = new Map<string, Kept>();
  readonly #reads: BatchWriter<PageAsked, PageRead>;
  readonly #mostBytes: number;
  #bytes = 0;

  /** @param mostBytes of all pages kept, which are some 4 kB each */
  constructor(database: Database, mostBytes = 16_000_000) {
    this.#reads = new BatchWriter((asked) => readPages(database, asked), mostInGroup);
    this.#mostBytes = mostBytes;
  }

  /**
   * A person's page.
   * @param shown makes the page from what was read; not called for a page that is kept
   */
  async pageOf(
    { userId, page, limit, seenAs, now }: PageReader,
    shown: (read: NonNullable<PageRead['read']>) => Page,
  ): Promise<JsonAnswer<Page>> {
    const key = [userId, page, limit, seenAs].join(' ');
    const kept = this.#find(key, now.getTime());
    const { version, read } = await this.#reads.add({ userId, page, limit, known: kept?.version ?? null });
    if (kept && !read) return kept.answer;
    if (!read) throw new Error('A page was neither kept nor read.');
    const answer = new JsonAnswer(shown(read));
    this.#keep(key, { version, at: now.getTime(), answer });
    return answer;
  }

  /** The page under the key, unless it is old; moves it behind all others. */
  #find(key: string, now: number): Kept | undefined {
    const kept = this.#kept.get(key);
    if (!kept || now - kept.at >= keptMs) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }

  #keep(key: string, kept: Kept): void {
    this.#forget(key);
    this.#kept.set(key, kept);
    this.#bytes += kept.answer.bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.answer.bytes.length ?? 0;
    this.#kept.delete(key);
  }
}

import type { SavedAnswer } from '@sen/api/contract/model';
import type { EntryNumber } from './examState';
import type { RefusedAnswer, WrittenEntry } from './journalRecords';

/** What the sending tab reports to itself and to the other tabs. */
export type SenderEvent =
  | {
      kind: 'acknowledged';
      journal_id: string;
      acknowledged_seq: number;
      epoch: string;
      saved_at: string;
      server_now: number;
      deadline: number;
      submitted: boolean;
      notices: number;
      changes: SavedAnswer[];
    }
  /** Read the journal again. `superseded`: numbers that are no longer used, which a full disk may still list. */
  | { kind: 'reread'; superseded?: EntryNumber }
  | { kind: 'setAside'; journal_id: string; seq: number; refusal: RefusedAnswer }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'signedOut'; code: string; reason: string }
  | { kind: 'over'; code: string; reason: string };

/**
 * Messages between the tabs of one attempt. `written`: an entry is in the journal. `sendRequest`: the leader answers `alive`, and
 * sends at once with `flush`. `pageExit`: page-exit changes wait to be written; with `unloaded` their own page cannot.
 */
export type TabMessage =
  | { kind: 'written'; entry: WrittenEntry }
  | { kind: 'sendRequest'; flush: boolean }
  | { kind: 'alive' }
  | { kind: 'pageExit'; unloaded: boolean }
  | { kind: 'senderEvent'; event: SenderEvent };

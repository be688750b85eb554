import type { SavedAnswer } from '@sen/api/contract/model';
import type { EntryNumber } from './examState';
import type { RefusedAnswer, WrittenEntry } from './journalRecords';

/** What the sending tab learns, for itself and for the other tabs. */
export type SenderEvent =
  | {
      kind: 'acknowledged';
      journal_id: string;
      acknowledged_seq: number;
      saved_at: string;
      server_now: number;
      deadline: number;
      submitted: boolean;
      changes: SavedAnswer[];
    }
  /** The journal holds what was not said: read it again. `left`: numbers that were given up, which a full disk still shows. */
  | { kind: 'reread'; superseded?: EntryNumber }
  | { kind: 'setAside'; journal_id: string; seq: number; refusal: RefusedAnswer }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'signedOut'; code: string; reason: string }
  | { kind: 'over'; code: string; reason: string };

/** What tabs of one attempt tell each other. `written`: in the journal. `nudge`: the sending tab is to show that it lives, and to send at once if in a hurry. `left`: the journal does not hold yet what this page has kept as its last words; `gone`: nor will this page write it. */
export type TabMessage =
  | { kind: 'written'; entry: WrittenEntry }
  | { kind: 'sendRequest'; flush: boolean }
  | { kind: 'alive' }
  | { kind: 'pageExit'; unloaded: boolean }
  | { kind: 'senderEvent'; event: SenderEvent };

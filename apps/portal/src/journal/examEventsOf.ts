import type { ExamEvent } from './examState';
import type { SenderEvent } from './tabMessages';

/** The state changes that a sender event causes; after `reread` the rest comes from the journal. */
export function examEventsOf(event: SenderEvent, at: number, online: boolean): ExamEvent[] {
  switch (event.kind) {
    case 'acknowledged':
    case 'setAside':
      return [{ ...event, at }];
    case 'reread':
      return event.superseded ? [{ kind: 'superseded', ...event.superseded, at }] : [];
    case 'unreachable': {
      const reason = { code: 'unreachable', message: event.reason };
      return [{ kind: 'link', link: online ? 'unreachable' : 'offline', reason, at }];
    }
    case 'signedOut':
    case 'over':
      return [{ kind: 'link', link: event.kind, reason: { code: event.code, message: event.reason }, at }];
  }
}

import type { Connection, ExamSave, QuestionSave, QuestionState } from '@sen/ui/ExamPlayer';
import {
  type ExamState,
  type Link,
  type QuestionRecord,
  shownAnswer,
  shownFlag,
  unsavedQuestions,
} from '../../journal/examState';
import { words } from './words';

const connections: Record<Link, Connection> = {
  connecting: 'online',
  online: 'online',
  offline: 'offline',
  unreachable: 'unreachable',
  signedOut: 'signedOut',
  over: 'refused',
};

/** The save state of the whole attempt, for the player. */
export function examSave(state: ExamState): ExamSave {
  const { link, linkSince, savedAt, reason } = state;
  return {
    connection: connections[link],
    since: linkSince,
    unsaved: unsavedQuestions(state).length,
    savedAt,
    // The message of a newer sign-in fills the page; `SignedInElsewhere` has shown it already.
    ...(link === 'signedOut' && { reason: words('sessionEnded') }),
    ...(link === 'over' && reason?.message && { reason: reason.message }),
  };
}

function questionSave({ answer, flag, refused, server, elsewhere }: QuestionRecord, durable: boolean) {
  const unsaved = Math.max(answer?.at ?? 0, flag?.at ?? 0);
  const on = (place: QuestionSave['place'], since: number): QuestionSave => ({ place, since, elsewhere });
  if (answer || flag) return on(durable ? 'device' : 'page', unsaved);
  const savedAt = server ? Date.parse(server.saved_at) : 0;
  if (refused) return on(durable ? 'device' : 'page', savedAt);
  return server ? on('server', savedAt) : undefined;
}

type States = Readonly<Record<string, QuestionState>>;

/** The player's question states; an entry keeps its identity while its record does not change. */
export function createPlayerStates(): (state: ExamState) => States {
  const known = new Map<string, { record: QuestionRecord; durable: boolean; shown: QuestionState }>();
  return ({ questions, durable }) => {
    const states: Record<string, QuestionState> = {};
    for (const [id, record] of Object.entries(questions)) {
      const before = known.get(id);
      const same = before?.record === record && before.durable === durable;
      const shown = same ? before.shown : stateOf(record, durable);
      if (!same) known.set(id, { record, durable, shown });
      states[id] = shown;
    }
    return states;
  };
}

function stateOf(record: QuestionRecord, durable: boolean): QuestionState {
  const { revision } = record;
  const save = questionSave(record, durable);
  return { answer: shownAnswer(record), flagged: shownFlag(record), revision, ...(save && { save }) };
}

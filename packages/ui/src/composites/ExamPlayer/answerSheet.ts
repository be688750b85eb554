import { answeredOf, type Answered, type AnswerValue } from '../QuestionView/answer';
import type { QuestionContent } from '../QuestionView/question';
import type { QuestionSave, QuestionState } from './examState';

/** Visible state of a question around its inputs. */
export interface SheetCell {
  answered: Answered;
  flagged: boolean;
  save: QuestionSave | undefined;
}

export interface SheetCounts {
  /** Those of which no part is missing. */
  answered: number;
  flagged: number;
}

export type States = Readonly<Record<string, QuestionState>>;
type Listener = () => void;
/** By question id. */
export type Contents = ReadonlyMap<string, QuestionContent>;
/** Calls `work` after the next frame has been painted. */
export type AfterPaint = (work: () => void) => void;

/**
 * State that changes while answering is kept here and not in React state, so that a key or click renders only
 * what it changes. Typing in an already answered question notifies nobody.
 */
export interface AnswerSheet {
  cell: (id: string) => SheetCell;
  counts: () => SheetCounts;
  /** The current answer, for when the question is mounted (again). */
  answerOf: (id: string) => AnswerValue | null;
  current: () => string | null;
  /**
   * `answer`: changed from outside. `cell`: answered, flagged or saved. `sheet`: the counts. `current`: the
   * current question.
   */
  subscribe: (topic: 'answer' | 'cell' | 'sheet' | 'current', id: string, listener: Listener) => () => void;
  /** The input shows its own value; counters are notified after the next frame, so that no key or click waits. */
  give: (id: string, answer: AnswerValue) => void;
  flag: (id: string, flagged: boolean) => void;
  look: (id: string) => void;
  /** Applies changes of the caller's states. */
  receive: (states: States) => void;
}

const empty: SheetCell = { answered: 'no', flagged: false, save: undefined };

/** Only server times are displayed, so further typing on this device changes nothing visible. */
function sameSave(a: QuestionSave | undefined, b: QuestionSave | undefined): boolean {
  if (a === b) return true;
  if (a?.place !== b?.place) return false;
  return a?.place !== 'server' || (a.since === b?.since && a.elsewhere === b.elsewhere);
}

function same(a: SheetCell, b: SheetCell): boolean {
  return a.answered === b.answered && a.flagged === b.flagged && sameSave(a.save, b.save);
}

/** @param contents without that of a question, any answer to it is whole */
export function createAnswerSheet(
  first: States,
  contents: Contents = new Map(),
  afterPaint: AfterPaint = (work) => work(),
): AnswerSheet {
  const cellOf = (id: string, { answer, flagged, save }: QuestionState): SheetCell => ({
    answered: answeredOf(answer, contents.get(id)),
    flagged,
    save,
  });
  let known = first;
  let counted: SheetCounts | null = null;
  let looking: string | null = null;
  const cells = new Map(Object.entries(first).map(([id, state]) => [id, cellOf(id, state)]));
  const answers = new Map(Object.entries(first).map(([id, state]) => [id, state.answer]));
  const listeners = new Map<string, Set<Listener>>();

  const tell = (topic: string, id: string) => {
    for (const listener of listeners.get(`${topic} ${id}`) ?? []) listener();
  };
  const cell = (id: string) => cells.get(id) ?? empty;

  function change(id: string, next: SheetCell) {
    const before = cell(id);
    if (same(before, next)) return;
    cells.set(id, next);
    tell('cell', id);
    if (before.answered === next.answered && before.flagged === next.flagged) return;
    counted = null;
    tell('sheet', '');
  }

  return {
    cell,
    counts() {
      if (counted) return counted;
      const all = [...cells.values()];
      counted = {
        answered: all.filter((one) => one.answered === 'yes').length,
        flagged: all.filter((one) => one.flagged).length,
      };
      return counted;
    },
    answerOf: (id) => answers.get(id) ?? null,
    current: () => looking,
    subscribe(topic, id, listener) {
      const key = `${topic} ${id}`;
      const set = listeners.get(key) ?? new Set();
      listeners.set(key, set.add(listener));
      return () => set.delete(listener);
    },
    give(id, answer) {
      answers.set(id, answer);
      const answered = () => answeredOf(answers.get(id), contents.get(id));
      if (answered() !== cell(id).answered)
        afterPaint(() => change(id, { ...cell(id), answered: answered() }));
    },
    flag: (id, flagged) => change(id, { ...cell(id), flagged }),
    look(id) {
      const before = looking;
      if (before === id) return;
      looking = id;
      if (before !== null) tell('current', before);
      tell('current', id);
    },
    receive(states) {
      const before = known;
      known = states;
      for (const [id, state] of Object.entries(states)) {
        const last = before[id];
        if (last === state) continue;
        if ((state.revision ?? 0) === (last?.revision ?? 0)) {
          change(id, { ...cell(id), save: state.save });
          continue;
        }
        answers.set(id, state.answer);
        change(id, cellOf(id, state));
        tell('answer', id);
      }
    },
  };
}

/** Undo history: past, present and future. Keeps at most 100 steps. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
}

const deepest = 100;

export function beginHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [] };
}

/** A step that changes nothing is not recorded. */
export function keepInHistory<Value>(history: History<Value>, present: Value): History<Value> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-deepest), present, future: [] };
}

export function undo<Value>(history: History<Value>): History<Value> {
  if (history.past.length === 0) return history;
  const [present] = history.past.slice(-1) as [Value];
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future] };
}

export function redo<Value>(history: History<Value>): History<Value> {
  if (history.future.length === 0) return history;
  const [present, ...future] = history.future as [Value, ...Value[]];
  return { past: [...history.past, history.present], present, future };
}

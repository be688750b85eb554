/** A list of ids, or everything except some ids: 'select all 12,408' is a single flag. */
export type Selection =
  | { readonly all: false; readonly ids: ReadonlySet<string> }
  | { readonly all: true; readonly except: ReadonlySet<string> };

export const nothingSelected: Selection = { all: false, ids: new Set() };
export const everythingSelected: Selection = { all: true, except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.all ? !selection.except.has(id) : selection.ids.has(id);
}

/** Selects or deselects some rows; the rest is unchanged. */
export function select(selection: Selection, ids: Iterable<string>, on: boolean): Selection {
  if (selection.all) return { all: true, except: changed(selection.except, ids, !on) };
  return { all: false, ids: changed(selection.ids, ids, on) };
}

/** How many of `total` rows are selected. */
export function countSelected(selection: Selection, total: number): number {
  return selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

/** State of the checkbox for these rows. */
export function selectionOf(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  if (selection.all && selection.except.size === 0) return ids.length === 0 ? 'none' : 'all';
  if (!selection.all && selection.ids.size === 0) return 'none';
  let [some, every] = [false, true];
  for (const id of ids) {
    if (isSelected(selection, id)) some = true;
    else every = false;
    if (some && !every) return 'some';
  }
  return some ? 'all' : 'none';
}

function changed(set: ReadonlySet<string>, ids: Iterable<string>, on: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

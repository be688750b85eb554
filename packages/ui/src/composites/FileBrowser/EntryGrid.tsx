import type { ReactNode } from 'react';
import { useMedia } from '../../private/useMedia';
import { isThere } from './browserEntry';
import { EntryHead } from './EntryHead';
import { EntryRename } from './EntryRename';
import * as browser from './FileBrowser.css';
import { FileEntry } from './FileEntry';
import { grid } from './FileEntry.css';
import { useActionsOf } from './useActionsOf';
import type { FileBrowserState } from './useFileBrowser';
import type { FileDrop } from './useFileDrag';
import { useFileKeys } from './useFileKeys';
import { useFilePress } from './useFilePress';

interface EntryGridProps {
  state: FileBrowserState;
  name: string;
  dragged: ReadonlySet<string> | undefined;
  over: FileDrop | undefined;
}

/** The entries of a folder: an ARIA grid with focusable rows and one tab stop. */
export function EntryGrid({ state, name, dragged, over }: EntryGridProps) {
  const { view, words, locale, work, selected, active } = state;
  const onKeyDown = useFileKeys(state);
  const press = useFilePress(state);
  // A long touch selects; draggable entries would be dragged by mistake.
  const byMouse = useMedia('(pointer: fine)');
  const draggable = byMouse && state.onMove !== undefined;
  const actionsOf = useActionsOf(state);
  const renamed = work.ask?.what === 'rename' ? work.ask.id : undefined;

  function editorOf(id: string): ReactNode {
    const entry = id === renamed ? state.byId.get(id) : undefined;
    return entry && <EntryRename key={id} entry={entry} state={state} />;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its rows take the focus
    <div
      role="grid"
      aria-label={name}
      aria-multiselectable="true"
      data-selecting={state.selecting || selected.size > 0 || undefined}
      className={grid}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-entry]')?.dataset['entry'];
        if (id !== undefined && id !== active) state.setActive(id);
      }}
      {...press}
    >
      {view === 'list' && <EntryHead state={state} />}
      <div role="rowgroup" className={browser.entries[view]}>
        {state.shown.map((entry) => (
          <FileEntry
            key={entry.id}
            entry={entry}
            view={view}
            locale={locale}
            words={words}
            selected={selected.has(entry.id)}
            active={entry.id === active}
            draggable={draggable && isThere(entry)}
            dragged={dragged?.has(entry.id) ?? false}
            over={over?.on === 'folder' && over.id === entry.id}
            editor={editorOf(entry.id)}
            actionsOf={actionsOf}
          />
        ))}
      </div>
    </div>
  );
}

import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { MenuAction } from '../../components/Menu/Menu';
import { Progress } from '../../components/Progress/Progress';
import * as choice from '../../private/field/Choice.css';
import { classes } from '../../private/classes';
import { leaveToGrid } from '../../private/grid/gridDom';
import { RowMenuButton } from '../../private/grid/RowMenuButton';
import { useTimeZone } from '../../private/date/useTimeZone';
import { formatBytes } from '../../messages/formatBytes';
import { isThere, type BrowserEntry, type FileView } from './browserEntry';
import { EntryName } from './EntryName';
import { EntryPicture } from './EntryPicture';
import { entryTime } from './entryTime';
import type { FileBrowserMessages } from './FileBrowser.messages';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import * as css from './FileEntry.css';

interface FileEntryProps {
  entry: BrowserEntry;
  view: FileView;
  locale: string;
  words: FileBrowserMessages;
  selected: boolean;
  /** It is the tab stop. */
  active: boolean;
  draggable: boolean;
  dragged: boolean;
  /** It is the current drop target. */
  over: boolean;
  /** Shown instead of the name. */
  editor: ReactNode;
  actionsOf: (entry: BrowserEntry) => readonly (readonly MenuAction[])[];
}

/**
 * A folder or a file: a row of the list, a tile of the grid. The same element in both views, so that its
 * state is kept.
 */
export const FileEntry = memo(function FileEntry({
  entry,
  view,
  locale,
  words,
  selected,
  active,
  draggable,
  dragged,
  over,
  editor,
  actionsOf,
}: FileEntryProps) {
  const element = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const timeZone = useTimeZone();
  useLayoutEffect(() => {
    if (element.current) leaveToGrid(element.current);
  });
  const { id, name } = entry;
  const there = isThere(entry);
  const bytes = entry.kind === 'file' && entry.size !== undefined ? formatBytes(entry.size, locale) : '';
  return (
    <div
      ref={element}
      role="row"
      tabIndex={active ? 0 : -1}
      aria-selected={there ? selected : undefined}
      aria-disabled={there ? undefined : true}
      data-entry={id}
      data-dragged={dragged || undefined}
      data-drop={over || undefined}
      data-editing={editor !== undefined || undefined}
      draggable={draggable && there && editor === undefined}
      className={classes(css.entry, css.look[view])}
    >
      <div role="gridcell" className={css.check[view]}>
        {there && (
          <span className={choice.bare}>
            <input
              type="checkbox"
              data-check
              aria-label={words.selectOne(name)}
              className={classes(choice.mark, choice.box)}
              checked={selected}
              onChange={handledByGrid}
            />
          </span>
        )}
      </div>
      <EntryPicture entry={entry} view={view} />
      <div role="rowheader" className={css.what[view]}>
        {editor ?? <EntryName name={name} shared={entry.shared ? words.shared : undefined} />}
      </div>
      {there ? (
        <>
          <div role="gridcell" className={css.time[view]}>
            {entryTime(entry.updatedAt, language, timeZone)}
          </div>
          <div role="gridcell" className={css.size[view]}>
            {entry.kind === 'folder' ? words.folder : bytes}
          </div>
        </>
      ) : (
        <div role="gridcell" aria-colspan={2} className={css.upload[view]}>
          <UploadState entry={entry} words={words} />
        </div>
      )}
      <div role="gridcell" className={css.menu[view]}>
        <RowMenuButton label={words.actions(name)} actions={() => actionsOf(entry)} />
      </div>
    </div>
  );
});

function UploadState({ entry, words }: Pick<FileEntryProps, 'entry' | 'words'>) {
  const language = useLanguage();
  if (entry.kind === 'folder') return null;
  if (entry.failed !== undefined) return <span className={css.problem}>{entry.failed}</span>;
  const share = entry.uploading ?? 0;
  return (
    <>
      <span>{words.uploading(formatShare(share, language))}</span>
      <Progress bare label={words.uploadProgress(entry.name)} value={share} max={1} />
    </>
  );
}

/** The grid handles every press; a checkbox without its own listener would be read-only. */
function handledByGrid() {}

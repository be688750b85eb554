import { useRef } from 'react';
import { Callout } from '../../components/Callout/Callout';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { EntryGrid } from './EntryGrid';
import * as css from './FileBrowser.css';
import { fileBrowserMessages } from './FileBrowser.messages';
import type { FileBrowserProps } from './fileBrowserProps';
import { FileDialogs } from './FileDialogs';
import { FileFoot } from './FileFoot';
import { FilePath } from './FilePath';
import { FileSelection } from './FileSelection';
import { FileTools } from './FileTools';
import { InsteadOfEntries } from './InsteadOfEntries';
import { MoreEntries } from './MoreEntries';
import { useFileBrowser } from './useFileBrowser';
import { useFileDrag } from './useFileDrag';

export type {
  BrowserEntry,
  FileEntry,
  FileSort,
  FileView,
  FolderEntry,
  FolderFile,
  PathFolder,
} from './browserEntry';
export { fileSorts, fileViews } from './browserEntry';
export type { FileAnswer, FileBrowserProps, FileRefusal } from './fileBrowserProps';

/** A user's folders and files: shows one folder at a time, with all file operations. It stores nothing itself. */
export function FileBrowser(props: FileBrowserProps) {
  const { label, path, loading = false } = props;
  const words = useMessages(fileBrowserMessages, props.messages);
  const root = useRef<HTMLElement>(null);
  const state = useFileBrowser(props, words, root);
  const { dragged, over, badge, handlers } = useFileDrag(state, root);
  const { work, focus, selected } = state;
  const name = path.at(-1)?.name ?? label;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- accepts drops anywhere; the buttons do the same
    <section
      ref={root}
      aria-label={label}
      tabIndex={-1}
      className={css.whole}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
      {...handlers}
    >
      <FilePath {...props} />
      <FileTools state={state} />
      {work.refusal !== undefined && work.ask === undefined && (
        <Callout tone="danger" live>
          {work.refusal}
        </Callout>
      )}
      <div className={css.frame} data-view={props.view} data-over={over?.on === 'here' || undefined}>
        {state.shown.length > 0 ? (
          <EntryGrid state={state} name={name} dragged={dragged} over={over} />
        ) : (
          <InsteadOfEntries {...props} words={words} />
        )}
        {over?.on === 'here' && (
          <div aria-hidden="true" className={css.dropHint}>
            <span className={css.dropWords}>{words.drop(name)}</span>
          </div>
        )}
      </div>
      <MoreEntries state={state} />
      {selected.size > 0 && <FileSelection state={state} />}
      {props.quota && <FileFoot quota={props.quota} words={words} />}
      <FileDialogs state={state} />
      <span ref={badge} aria-hidden="true" className={css.badge} />
      <output className={visuallyHidden}>{loading ? words.loading : work.announcement}</output>
    </section>
  );
}

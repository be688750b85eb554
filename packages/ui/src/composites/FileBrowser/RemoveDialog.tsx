import { Callout } from '../../components/Callout/Callout';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import * as css from './FileBrowser.css';
import type { FileBrowserState } from './useFileBrowser';

const named = 5;

/** Names the entries to delete, and how many items they contain. */
export function RemoveDialog({ state, ids }: { state: FileBrowserState; ids: readonly string[] }) {
  const { words, work, locale } = state;
  const number = new Intl.NumberFormat(locale);
  const entries = state.entriesOf(ids);
  const folders = entries.filter((entry) => entry.kind === 'folder');
  const holds = folders.reduce((sum, entry) => sum + (entry.holds ?? 0), 0);
  const counted = folders.every((entry) => entry.holds !== undefined);
  const more = entries.length - named;
  return (
    <ConfirmDialog
      open
      danger
      title={words.removeTitle(state.nameOf(ids))}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      pending={work.pending}
      onConfirm={() => void state.take(ids, 'remove', { id: null, name: '' })}
      onCancel={work.close}
    >
      <div className={css.question}>
        {entries.length > 1 && (
          <ul className={css.names}>
            {entries.slice(0, named).map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {more > 0 && <li>{words.more(number.format(more))}</li>}
          </ul>
        )}
        {folders.length > 0 && counted && holds > 0 && <p>{words.removeHolds(number.format(holds))}</p>}
        {folders.length > 0 && !counted && <p>{words.removeFolders}</p>}
        <p>{words.removeText}</p>
        {work.refusal !== undefined && (
          <Callout tone="danger" live>
            {work.refusal}
          </Callout>
        )}
      </div>
    </ConfirmDialog>
  );
}

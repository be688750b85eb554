import { MoveDialog } from './MoveDialog';
import { NewFolderDialog } from './NewFolderDialog';
import { RemoveDialog } from './RemoveDialog';
import type { FileBrowserState } from './useFileBrowser';

/** Confirmation and input dialogs. */
export function FileDialogs({ state }: { state: FileBrowserState }) {
  const { ask } = state.work;
  if (ask?.what === 'remove') return <RemoveDialog state={state} ids={ask.ids} />;
  if (ask?.what === 'create') return <NewFolderDialog state={state} />;
  if ((ask?.what === 'move' || ask?.what === 'copy') && state.loadFolders)
    return <MoveDialog state={state} how={ask.what} ids={ask.ids} loadFolders={state.loadFolders} />;
  return null;
}

import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { Dialog } from '../../components/Dialog/Dialog';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { BackIcon } from '../../icons';
import type { PathFolder } from './browserEntry';
import type { FileBrowserProps } from './fileBrowserProps';
import * as css from './MoveDialog.css';
import { MoveFolders } from './MoveFolders';
import type { FileBrowserState } from './useFileBrowser';

interface MoveDialogProps {
  state: FileBrowserState;
  how: 'move' | 'copy';
  ids: readonly string[];
  loadFolders: NonNullable<FileBrowserProps['loadFolders']>;
}

/** Picks a target folder, starting at the current one or at the root of another place, so that moving does not require dragging. */
export function MoveDialog({ state, how, ids, loadFolders }: MoveDialogProps) {
  const { words, work, copyRoot } = state;
  const [way, setWay] = useState<readonly PathFolder[]>(copyRoot === undefined ? state.path : []);
  const here = way.at(-1);
  const name = here?.name ?? copyRoot ?? state.label;
  const isCopy = how === 'copy';
  // A copy may stay beside what it is of.
  const same = !isCopy && (here?.id ?? null) === state.folder;
  return (
    <Dialog
      open
      title={isCopy ? words.copyTitle(state.nameOf(ids)) : words.moveTitle(state.nameOf(ids))}
      onClose={work.close}
      locked={work.pending}
      actions={
        <>
          <Button onPress={work.close} disabled={work.pending}>
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            pending={work.pending}
            disabledReason={same ? words.alreadyHere : undefined}
            onPress={() => void state.take(ids, how, { id: here?.id ?? null, name })}
          >
            {isCopy ? words.copyHere : words.moveHere}
          </Button>
        </>
      }
    >
      <div className={css.whole}>
        <div className={css.head}>
          {here && (
            <IconButton
              size="small"
              name={words.upFolder}
              icon={<Icon of={BackIcon} directed />}
              onPress={() => setWay(way.slice(0, -1))}
            />
          )}
          <span className={css.place} aria-live="polite">
            {name}
          </span>
        </div>
        <MoveFolders
          parent={{ id: here?.id ?? null, name }}
          moved={new Set(ids)}
          loadFolders={loadFolders}
          onOpen={(folder) => setWay([...way, folder])}
          words={words}
        />
        {work.refusal !== undefined && (
          <Callout tone="danger" live>
            {work.refusal}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

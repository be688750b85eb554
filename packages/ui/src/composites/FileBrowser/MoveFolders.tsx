import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ChevronForwardIcon, FolderIcon } from '../../icons';
import type { PathFolder } from './browserEntry';
import type { FileBrowserMessages } from './FileBrowser.messages';
import * as css from './MoveDialog.css';
import { useFolderChoices } from './useFolderChoices';

interface MoveFoldersProps {
  parent: { id: string | null; name: string };
  /** Folders cannot be moved into themselves. */
  moved: ReadonlySet<string>;
  loadFolders: (parentId: string | null) => Promise<readonly PathFolder[]>;
  onOpen: (folder: PathFolder) => void;
  words: FileBrowserMessages;
}

export function MoveFolders({ parent, moved, loadFolders, onOpen, words }: MoveFoldersProps) {
  const { folders, failed, retry } = useFolderChoices(loadFolders, parent.id);
  const place = useRef<HTMLDivElement>(null);

  // The opened folder's button is removed with its level; the next level takes the focus.
  useEffect(() => {
    if (folders && document.activeElement?.closest('[role="dialog"]') === null) place.current?.focus();
  }, [folders]);

  if (failed)
    return (
      <div role="alert" className={css.failed}>
        {words.foldersFailed}
        <Button size="small" onPress={retry}>
          {words.retry}
        </Button>
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className={css.list}>
      {folders === undefined && (
        <>
          <output className={visuallyHidden}>{words.foldersLoading}</output>
          <div className={css.waiting}>
            <Skeleton lines={3} />
          </div>
        </>
      )}
      {folders?.length === 0 && <p className={css.none}>{words.noFolder}</p>}
      {folders !== undefined && folders.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of lists without bullets
        <ul role="list" aria-label={words.foldersIn(parent.name)}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <button
                type="button"
                className={css.folder}
                disabled={moved.has(folder.id)}
                title={moved.has(folder.id) ? words.isMoved : undefined}
                onClick={() => onOpen(folder)}
              >
                <Icon of={FolderIcon} />
                <span className={css.name}>{folder.name}</span>
                <Icon of={ChevronForwardIcon} size="small" directed />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

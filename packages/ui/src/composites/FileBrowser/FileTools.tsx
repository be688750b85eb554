import { Button } from '../../components/Button/Button';
import { FileTrigger } from '../../components/FileTrigger/FileTrigger';
import { Icon } from '../../components/Icon/Icon';
import { IconButton } from '../../components/IconButton/IconButton';
import { Select } from '../../components/Select/Select';
import { AddFolderIcon, FolderUploadIcon, GridIcon, ListIcon, UploadIcon } from '../../icons';
import { fileSorts, type FileSort } from './browserEntry';
import { chosenFile } from './folderFiles';
import * as css from './FileBrowser.css';
import type { FileBrowserMessages } from './FileBrowser.messages';
import type { FileBrowserState } from './useFileBrowser';

const sortWords = {
  name: 'sortName',
  '-name': 'sortNameDown',
  '-time': 'sortTimeDown',
  time: 'sortTime',
  '-size': 'sortSizeDown',
  size: 'sortSize',
} as const satisfies Record<FileSort, keyof FileBrowserMessages>;

/** Actions on the folder, and its view options. */
export function FileTools({ state }: { state: FileBrowserState }) {
  const { words, view, work, selecting, onCreateFolder, onUpload, onUploadFolder, folder } = state;

  function show(next: typeof view) {
    if (next === view) return;
    work.announce(words[next]);
    state.onViewChange(next);
  }

  return (
    <div className={css.tools}>
      {(onCreateFolder || onUpload || onUploadFolder) && (
        <div className={css.making}>
          {onUpload && (
            <FileTrigger multiple onFiles={(files) => onUpload(files, folder)}>
              <Button variant="primary" icon={<Icon of={UploadIcon} />}>
                {words.upload}
              </Button>
            </FileTrigger>
          )}
          {onUploadFolder && (
            <FileTrigger folder onFiles={(files) => onUploadFolder(files.map(chosenFile), folder)}>
              <Button icon={<Icon of={FolderUploadIcon} />}>{words.uploadFolder}</Button>
            </FileTrigger>
          )}
          {onCreateFolder && (
            <Button icon={<Icon of={AddFolderIcon} />} onPress={() => work.open({ what: 'create' })}>
              {words.newFolder}
            </Button>
          )}
        </div>
      )}
      <div className={css.showing}>
        <div className={css.selectButton}>
          <Button
            variant="quiet"
            pressed={selecting}
            onPress={() => {
              if (selecting) state.select(new Set());
              state.setSelecting(!selecting);
            }}
          >
            {selecting ? words.chooseDone : words.choose}
          </Button>
        </div>
        <div className={css.sort}>
          <Select
            aria-label={words.sort}
            options={fileSorts.map((value) => ({ value, label: words[sortWords[value]] }))}
            value={state.sort}
            onChange={state.onSortChange}
          />
        </div>
        <div role="group" aria-label={words.view} className={css.views}>
          <IconButton
            name={words.list}
            icon={<Icon of={ListIcon} />}
            pressed={view === 'list'}
            onPress={() => show('list')}
          />
          <IconButton
            name={words.grid}
            icon={<Icon of={GridIcon} />}
            pressed={view === 'grid'}
            onPress={() => show('grid')}
          />
        </div>
      </div>
    </div>
  );
}

import { useState } from 'react';
import { Icon } from '../../components/Icon/Icon';
import {
  ArchiveIcon,
  AudioIcon,
  FileIcon,
  FolderIcon,
  ImageIcon,
  PresentationIcon,
  SpreadsheetIcon,
  VideoIcon,
} from '../../icons';
import type { BrowserEntry, FileView } from './browserEntry';
import { fileFamily, type FileFamily } from './fileFamily';
import * as css from './FileEntry.css';

const drawings = {
  text: FileIcon,
  sheet: SpreadsheetIcon,
  slides: PresentationIcon,
  image: ImageIcon,
  video: VideoIcon,
  audio: AudioIcon,
  archive: ArchiveIcon,
} satisfies Record<FileFamily, unknown>;

/** A picture of the entry: its thumbnail, or an icon where there is none to be shown. The text beside it says the same. */
export function EntryPicture({ entry, view }: { entry: BrowserEntry; view: FileView }) {
  const [broken, setBroken] = useState<string>();
  if (entry.kind === 'folder')
    return (
      <span aria-hidden="true" className={css.picture[view]} data-kind="folder">
        <Icon of={FolderIcon} size={view === 'grid' ? 'huge' : 'large'} />
      </span>
    );
  return (
    <span aria-hidden="true" className={css.picture[view]} data-kind="file">
      {entry.thumbnail === undefined || entry.thumbnail === broken ? (
        <Icon of={drawings[fileFamily(entry)]} size={view === 'grid' ? 'huge' : 'large'} />
      ) : (
        <img
          src={entry.thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={css.thumbnail}
          onError={() => setBroken(entry.thumbnail)}
        />
      )}
    </span>
  );
}

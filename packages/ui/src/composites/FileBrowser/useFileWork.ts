import { useState } from 'react';
import type { FileBrowserMessages } from './FileBrowser.messages';
import type { FileAnswer, FileBrowserProps } from './fileBrowserProps';

/** A dialog that waits for the user. */
export type FileAsk =
  | { what: 'remove' | 'move' | 'copy'; ids: readonly string[] }
  | { what: 'create' }
  | { what: 'rename'; id: string };

/** Runs one operation at a time and announces its result. */
export function useFileWork(words: FileBrowserMessages) {
  const [ask, setAsk] = useState<FileAsk>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [announcement, announce] = useState('');

  /** Returns true on success. Otherwise the dialog stays open with the reason. */
  async function run(work: () => FileAnswer, done: string): Promise<boolean> {
    setPending(true);
    setRefusal(undefined);
    const refused = await work().then(
      (answer) => answer?.refusal,
      () => words.wentWrong,
    );
    setPending(false);
    setRefusal(refused);
    if (refused !== undefined) return false;
    setAsk(undefined);
    announce(done);
    return true;
  }

  return {
    ask,
    pending,
    refusal,
    announcement,
    announce,
    run,
    open(next: FileAsk) {
      setRefusal(undefined);
      setAsk(next);
    },
    close() {
      setRefusal(undefined);
      setAsk(undefined);
    },
    refuse: setRefusal,
  };
}

export type FileWork = ReturnType<typeof useFileWork>;
export type FileAbilities = Pick<
  FileBrowserProps,
  | 'onOpenFile'
  | 'onDownload'
  | 'onRename'
  | 'onMove'
  | 'onCopy'
  | 'onShare'
  | 'onDelete'
  | 'onUpload'
  | 'onRetryUpload'
  | 'onCancelUpload'
>;

import { useState } from 'react';
import type { FileBrowserMessages } from './FileBrowser.messages';
import type { FileAnswer, FileBrowserProps } from './fileBrowserProps';

/** What waits for an answer of the person. */
export type FileAsk =
  { what: 'remove' | 'move'; ids: readonly string[] } | { what: 'create' } | { what: 'rename'; id: string };

/** Does what was asked, one thing at a time, and says how it went. */
export function useFileWork(words: FileBrowserMessages) {
  const [ask, setAsk] = useState<FileAsk>();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [announcement, announce] = useState('');

  /** True if it was done. What was asked stays open otherwise, with the reason. */
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
  | 'onDelete'
  | 'onUpload'
  | 'onRetryUpload'
  | 'onCancelUpload'
>;

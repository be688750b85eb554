import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { DownloadIcon } from '../../icons';
import type { ImportDialogMessages } from './ImportDialog.messages';

interface DownloadsProps {
  onDownloadRefused: (() => void) | undefined;
  onDownloadAll: (() => void) | undefined;
  words: ImportDialogMessages;
}

/** The refused rows, or all of the file, with their reasons. */
export function Downloads({ onDownloadRefused, onDownloadAll, words }: DownloadsProps) {
  return (
    <>
      {onDownloadRefused && (
        <Button icon={<Icon of={DownloadIcon} />} onPress={onDownloadRefused}>
          {words.downloadRefused}
        </Button>
      )}
      {onDownloadAll && (
        <Button icon={<Icon of={DownloadIcon} />} onPress={onDownloadAll}>
          {words.downloadAll}
        </Button>
      )}
    </>
  );
}

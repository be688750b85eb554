import { Button } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { Icon } from '../../components/Icon/Icon';
import { DownloadIcon, SuccessIcon } from '../../icons';
import type { ImportDialogMessages } from './ImportDialog.messages';

interface DoneStepProps {
  saved: string;
  /** Undefined if no row was refused. */
  refused: string | undefined;
  onDownloadRefused: (() => void) | undefined;
  words: ImportDialogMessages;
}

export function DoneStep({ saved, refused, onDownloadRefused, words }: DoneStepProps) {
  return (
    <EmptyState
      tone="accent"
      icon={SuccessIcon}
      title={words.saved(saved)}
      level={3}
      actions={
        refused !== undefined &&
        onDownloadRefused && (
          <Button icon={<Icon of={DownloadIcon} />} onPress={onDownloadRefused}>
            {words.downloadRefused}
          </Button>
        )
      }
    >
      {refused !== undefined && words.savedNote(refused)}
    </EmptyState>
  );
}

import { Button } from '../../components/Button/Button';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportStep } from './importProps';

interface ImportActionsProps {
  kind: Exclude<ImportStep['kind'], 'saving'>;
  /** Number of valid and refused rows. */
  summary: string | undefined;
  /** Number of rows to be saved. */
  chosen: string;
  nothingChosen: boolean;
  onBack: () => void;
  onMapped: () => void;
  onSave: () => void;
  onClose: () => void;
  words: ImportDialogMessages;
}

/** The buttons of a step, the primary one last. */
export function ImportActions({ kind, summary, chosen, nothingChosen, words, ...on }: ImportActionsProps) {
  switch (kind) {
    case 'choose':
      return <Button onPress={on.onClose}>{words.close}</Button>;
    case 'reading':
      return <Button onPress={on.onClose}>{words.cancel}</Button>;
    case 'failed':
      return (
        <>
          <Button onPress={on.onClose}>{words.close}</Button>
          <Button variant="primary" onPress={on.onBack}>
            {words.otherFile}
          </Button>
        </>
      );
    case 'mapping':
      return (
        <>
          <Button onPress={on.onBack}>{words.otherFile}</Button>
          <Button variant="primary" onPress={on.onMapped}>
            {words.toPreview}
          </Button>
        </>
      );
    case 'preview':
      return (
        <>
          <span className={css.summary}>{summary}</span>
          <Button onPress={on.onBack}>{words.back}</Button>
          <Button
            variant="primary"
            onPress={on.onSave}
            disabledReason={nothingChosen ? words.nothingChosen : undefined}
          >
            {words.save(chosen)}
          </Button>
        </>
      );
    case 'done':
      return (
        <Button variant="primary" onPress={on.onClose}>
          {words.finish}
        </Button>
      );
  }
}

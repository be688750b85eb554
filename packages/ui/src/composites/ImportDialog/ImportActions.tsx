import { Button } from '../../components/Button/Button';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportStep } from './importProps';

interface ImportActionsProps {
  kind: Exclude<ImportStep['kind'], 'saving'>;
  canResume: boolean;
  canUndo: boolean;
  /** Number of valid and refused rows, where the step does not show it. */
  summary: string | undefined;
  /** Number of rows to be saved. */
  chosen: string;
  nothingChosen: boolean;
  /** A fix is being validated. */
  checking: boolean;
  onBack: () => void;
  onMapped: () => void;
  onSave: () => void;
  onResume: (() => void) | undefined;
  onUndo: (() => void) | undefined;
  /** Undefined on a page, which is left by its links. */
  onClose: (() => void) | undefined;
  words: ImportDialogMessages;
}

/** The buttons of a step, the primary one last. */
export function ImportActions({
  kind,
  canResume,
  canUndo,
  summary,
  chosen,
  nothingChosen,
  checking,
  words,
  ...on
}: ImportActionsProps) {
  switch (kind) {
    case 'choose':
      return on.onClose && <Button onPress={on.onClose}>{words.close}</Button>;
    case 'reading':
      return <Button onPress={on.onClose ?? on.onBack}>{words.cancel}</Button>;
    case 'running':
      return on.onClose && <Button onPress={on.onClose}>{words.close}</Button>;
    case 'failed':
      return (
        <>
          {on.onClose && <Button onPress={on.onClose}>{words.close}</Button>}
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
          {summary !== undefined && <span className={css.summary}>{summary}</span>}
          <Button onPress={on.onBack}>{words.back}</Button>
          <Button
            variant="primary"
            onPress={on.onSave}
            disabledReason={checking ? words.checkFirst : nothingChosen ? words.nothingChosen : undefined}
          >
            {words.save(chosen)}
          </Button>
        </>
      );
    case 'checked':
      return (
        <>
          {summary !== undefined && <span className={css.summary}>{summary}</span>}
          <Button onPress={on.onBack}>{words.back}</Button>
          <Button
            variant="primary"
            onPress={on.onSave}
            disabledReason={checking ? words.checkFirst : nothingChosen ? words.nothing : undefined}
          >
            {words.start(chosen)}
          </Button>
        </>
      );
    case 'ended':
      return (
        <>
          {on.onClose && <Button onPress={on.onClose}>{words.close}</Button>}
          {canUndo && <Button onPress={on.onUndo}>{words.undo}</Button>}
          <Button onPress={on.onBack}>{words.anotherFile}</Button>
          {canResume && (
            <Button variant="primary" onPress={on.onResume}>
              {words.resume}
            </Button>
          )}
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

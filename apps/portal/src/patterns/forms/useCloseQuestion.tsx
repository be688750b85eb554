import { ConfirmDialog } from '@sen/ui/ConfirmDialog';
import { useUnfinishedFields } from '@sen/ui/Form';
import { Text } from '@sen/ui/Text';
import { useEffect, useState, type ReactNode } from 'react';
import { formWords } from './formWords';
import { useUnloadWarning } from './useUnloadWarning';

interface CloseQuestion {
  /** Closes at once, or asks first. */
  close: () => void;
  /** Counts the half-typed fields: a child of the form. */
  counter: ReactNode;
  /** The question: beside the dialog. */
  question: ReactNode;
}

/**
 * A dialog keeps no draft: Escape, its close button and closing the tab ask before typed text, or a half-typed date, is lost.
 * @param isChanged the fields are not as they were when the dialog opened
 */
export function useCloseQuestion(isChanged: boolean, onClose: () => void): CloseQuestion {
  const [unfinished, setUnfinished] = useState(0);
  const [asking, setAsking] = useState(false);
  const isLost = isChanged || unfinished > 0;
  useUnloadWarning(isLost);
  return {
    close: () => (isLost ? setAsking(true) : onClose()),
    counter: <UnfinishedCounter onCount={setUnfinished} />,
    question: (
      <ConfirmDialog
        open={asking}
        title={formWords('closeTitle')}
        confirmLabel={formWords('closeAnyway')}
        cancelLabel={formWords('keepTyping')}
        danger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <Text>{formWords('closeText')}</Text>
      </ConfirmDialog>
    ),
  };
}

function UnfinishedCounter({ onCount }: { onCount: (count: number) => void }) {
  const count = useUnfinishedFields();
  useEffect(() => onCount(count), [onCount, count]);
  return null;
}

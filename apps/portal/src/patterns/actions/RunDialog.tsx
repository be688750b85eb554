import { showToast } from '@sen/ui/Toast';
import { useState } from 'react';
import { ConfirmAction } from '../ConfirmAction';
import type { RunAction } from './Action';
import { NamedItems } from './NamedItems';

interface RunDialogProps {
  action: RunAction<never>;
  title: string;
  label: string;
  danger: boolean | undefined;
  ids: readonly string[];
  /** Of the items, as far as they are known. */
  names: readonly string[];
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action, runs it and reports success. */
export function RunDialog({ action, title, label, danger, ids, names, onDone, onCancel }: RunDialogProps) {
  const [count, setCount] = useState(ids.length);
  const [progress, setProgress] = useState<string>();
  const { confirm, run, done, doneInDialog } = action;
  if (!confirm) return null;
  return (
    <ConfirmAction
      danger={danger}
      title={title}
      text={progress ?? confirm.text}
      confirmLabel={label}
      cancelLabel={confirm.cancelLabel}
      doneText={doneInDialog ? done(count) : undefined}
      action={async () => {
        const result = await run([...ids], setProgress).finally(() => setProgress(undefined));
        const changed = typeof result === 'number' ? result : ids.length;
        setCount(changed);
        if (!doneInDialog) showToast({ tone: 'success', text: done(changed) });
      }}
      onCancel={onCancel}
      onDone={onDone}
    >
      {names.length > 0 && <NamedItems names={names} count={ids.length} />}
    </ConfirmAction>
  );
}

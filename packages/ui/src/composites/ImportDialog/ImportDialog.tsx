import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog';
import { Dialog } from '../../components/Dialog/Dialog';
import type { ImportDialogProps, ImportStep } from './importProps';
import { useImportSteps } from './useImportSteps';

export { guessMapping } from './guessMapping';
export { ImportFlow } from './ImportFlow';

export type {
  ImportCount,
  ImportDialogProps,
  ImportFix,
  ImportFlowProps,
  ImportMapping,
  ImportRow,
  ImportRowError,
  ImportSource,
  ImportStep,
  ImportTarget,
  ImportTemplate,
} from './importProps';

/** Steps in which closing would lose work. */
const workSteps: readonly ImportStep['kind'][] = ['mapping', 'preview', 'checked'];
const wideSteps: readonly ImportStep['kind'][] = ['preview', 'checked', 'ended'];

/** Imports a spreadsheet: file, columns, rows with their errors, saving. It reads no file and makes no request. */
export function ImportDialog(props: ImportDialogProps) {
  const { open, title, step, onClose } = props;
  const [asking, setAsking] = useState(false);
  const close = () => (workSteps.includes(step.kind) ? setAsking(true) : onClose());
  const { content, actions, words } = useImportSteps(props, close);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      size={wideSteps.includes(step.kind) ? 'wide' : 'large'}
      closeOutside={step.kind === 'choose'}
      locked={step.kind === 'saving'}
      actions={actions}
    >
      {content}
      <ConfirmDialog
        open={asking}
        title={words.loseTitle}
        confirmLabel={words.lose}
        cancelLabel={words.stay}
        danger
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
        onCancel={() => setAsking(false)}
      >
        {words.loseNote}
      </ConfirmDialog>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { confirmDialogMessages } from './ConfirmDialog.messages';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question: 'Nộp bài thi?' */
  title: string;
  /** What follows if one says yes, and whether it can be undone. */
  children: ReactNode;
  /** The verb: 'Nộp bài', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** It destroys something: the confirming button is red, and the focus is on the other one. */
  danger?: boolean | undefined;
  /** It is being done; the dialog stays until it is closed from outside. */
  pending?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more before something that matters. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  danger = false,
  pending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const words = useMessages(confirmDialogMessages);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      size="small"
      role="alertdialog"
      locked={pending}
      actions={
        <>
          <Button onPress={onCancel} disabled={pending} focusOnMount={danger}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            onPress={onConfirm}
            pending={pending}
            focusOnMount={!danger}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

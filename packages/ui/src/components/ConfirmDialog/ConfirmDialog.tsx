import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { confirmDialogMessages } from './ConfirmDialog.messages';

export interface ConfirmDialogProps {
  open: boolean;
  /** A question: 'Nộp bài thi?' */
  title: string;
  /** The consequences of confirming, and whether they can be undone. */
  children: ReactNode;
  /** A verb: 'Nộp bài', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** For a destructive action: the confirm button is red, and the cancel button has the focus. */
  danger?: boolean | undefined;
  /** The action is running; the dialog stays open until the caller closes it. */
  pending?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an important action. */
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

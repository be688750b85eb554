import { CloseIcon } from '../../icons';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { ReturnFocus } from '../../private/overlay/ReturnFocus';
import { ScrollBody } from '../../private/overlay/ScrollBody';
import { ReactAria } from '../../private/ReactAria';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as css from './Dialog.css';
import { dialogMessages } from './Dialog.messages';

export const dialogSizes = ['medium', 'small', 'large', 'wide'] as const;

export interface DialogProps {
  open: boolean;
  /** Called on the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  /** `wide` also takes the full height. On phones every dialog is a full-width sheet. */
  size?: (typeof dialogSizes)[number] | undefined;
  /** An alert dialog must be answered, so a press outside does not close it. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** False if input would be lost: only the close button and Escape close the dialog. */
  closeOutside?: boolean | undefined;
  /** The dialog cannot be closed now. */
  locked?: boolean | undefined;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal dialog. */
export function Dialog({
  open,
  onClose,
  title,
  size = 'medium',
  role = 'dialog',
  closeOutside = role === 'dialog',
  locked = false,
  actions,
  children,
}: DialogProps) {
  const words = useMessages(dialogMessages);
  return (
    <ReactAria>
      <ModalOverlay
        className={css.scrim}
        isOpen={open}
        isDismissable={closeOutside && !locked}
        isKeyboardDismissDisabled={locked}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Modal className={classes(css.modal, css.size[size])}>
          <AriaDialog role={role} className={css.dialog}>
            <ReturnFocus />
            <div className={css.head}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              {!locked && (
                <IconButton
                  name={words.close}
                  icon={<Icon of={CloseIcon} />}
                  size="small"
                  onPress={onClose}
                />
              )}
            </div>
            <ScrollBody className={css.body} label={title}>
              {children}
            </ScrollBody>
            {actions !== undefined && (
              <div className={classes(css.foot, size !== 'small' && css.footLine)}>{actions}</div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </ReactAria>
  );
}

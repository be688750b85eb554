import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
import { ReturnFocus } from '../../private/overlay/ReturnFocus';
import { ScrollBody } from '../../private/overlay/ScrollBody';
import { ReactAria } from '../../private/ReactAria';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as css from './Drawer.css';
import { drawerMessages } from './Drawer.messages';

export const drawerSizes = ['small', 'medium', 'large'] as const;
export const drawerEdges = ['end', 'start'] as const;

export interface DrawerProps {
  open: boolean;
  /** Called on the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  /** The edge of the window, in reading direction. */
  edge?: (typeof drawerEdges)[number] | undefined;
  /** On phones every drawer takes the full width. */
  size?: (typeof drawerSizes)[number] | undefined;
  /** No padding, for content such as lists with their own lines. */
  flush?: boolean | undefined;
  /** Buttons in a footer that stays visible. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A modal panel at the edge of the window. */
export function Drawer({
  open,
  onClose,
  title,
  edge = 'end',
  size = 'small',
  flush = false,
  actions,
  children,
}: DrawerProps) {
  const words = useMessages(drawerMessages);
  return (
    <ReactAria>
      <ModalOverlay
        className={css.scrim}
        isOpen={open}
        isDismissable
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Modal className={classes(css.panel, css.edge[edge], css.size[size])}>
          <AriaDialog className={css.dialog}>
            <ReturnFocus />
            <div className={css.head}>
              <Heading slot="title" className={css.title}>
                {title}
              </Heading>
              <IconButton name={words.close} icon={<Icon of={CloseIcon} />} size="small" onPress={onClose} />
            </div>
            <ScrollBody className={classes(css.body, !flush && css.padded)} label={title}>
              {children}
            </ScrollBody>
            {actions !== undefined && <div className={css.foot}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </ReactAria>
  );
}

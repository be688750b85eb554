import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { classes } from '../../private/classes';
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
  /** Called for the close button, Escape and a press outside. */
  onClose: () => void;
  title: string;
  /** At which edge of the window it stands, as one reads. */
  edge?: (typeof drawerEdges)[number] | undefined;
  /** On a phone every drawer takes the whole width. */
  size?: (typeof drawerSizes)[number] | undefined;
  /** What it holds reaches its edges, as a list with lines of its own. */
  flush?: boolean | undefined;
  /** Buttons that stay in sight below. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A panel at the edge of the window for a look aside; the page behind waits. */
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

import type { ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable } from 'react-aria-components/Popover';
import { given } from '../../private/given';
import { panel } from '../../private/overlay/overlay.css';
import { TriggerSlot } from '../../private/overlay/TriggerSlot';
import { ReactAria } from '../../private/ReactAria';
import { content } from './Popover.css';

export interface PopoverProps {
  /** The accessible name of the popover. */
  label: string;
  /** A Button or an IconButton. */
  trigger: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** Additional content in a popover, opened by a button. */
export function Popover({
  label,
  trigger,
  placement = 'bottom start',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <ReactAria>
      <DialogTrigger {...given({ isOpen: open, onOpenChange })}>
        <Pressable>
          <TriggerSlot>{trigger}</TriggerSlot>
        </Pressable>
        <AriaPopover className={panel} placement={placement} offset={4}>
          <Dialog aria-label={label} className={content}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </ReactAria>
  );
}

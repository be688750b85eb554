import type { ReactNode } from 'react';
import { Button, Group, Popover } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Popover';
import { Icon } from '../../components/Icon/Icon';
import { CalendarIcon } from '../../icons';
import { useMessages } from '../../messages/useMessages';
import { panel } from '../overlay/overlay.css';
import * as css from './DateParts.css';
import { dialog } from './MonthPanel.css';
import { monthPanelMessages } from './MonthPanel.messages';

interface CalendarBoxProps {
  disabled: boolean;
  parts: ReactNode;
  /** The content of the popover: a month, and options beside it. */
  children: ReactNode;
}

/** Date segments and a button that opens a calendar. Must be inside a react-aria picker. */
export function CalendarBox({ disabled, parts, children }: CalendarBoxProps) {
  const words = useMessages(monthPanelMessages);
  return (
    <>
      <Group className={css.box} isDisabled={disabled}>
        {parts}
        <Button className={css.opener} aria-label={words.open}>
          <Icon of={CalendarIcon} />
        </Button>
      </Group>
      <Popover className={panel} offset={4}>
        <Dialog className={dialog}>{children}</Dialog>
      </Popover>
    </>
  );
}

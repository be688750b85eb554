import type { ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { TriggerSlot } from '../../private/overlay/TriggerSlot';
import { ReactAria } from '../../private/ReactAria';
import { tooltip } from './Tooltip.css';

export interface TooltipProps {
  /** One short line in addition to the name; never the only place for information, because touch shows no tooltip. */
  text: string;
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /** A Button, an IconButton or a Link. */
  children: ReactNode;
}

export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <ReactAria>
      <TooltipTrigger delay={500} closeDelay={100}>
        <Focusable>
          <TriggerSlot>{children}</TriggerSlot>
        </Focusable>
        <AriaTooltip className={tooltip} placement={placement} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </ReactAria>
  );
}

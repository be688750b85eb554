import { useContext, type ReactNode } from 'react';
import { ComboBoxStateContext, Popover } from 'react-aria-components/ComboBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { classes } from '../../private/classes';
import * as optionsCss from '../../private/options/options.css';
import * as overlay from '../../private/overlay/overlay.css';

/**
 * The list of a combobox. It closes when the page scrolls, and react-aria's `close` then replaces the typed text by the selected
 * option, so here closing leaves the text alone; it is replaced when the field loses the focus.
 */
export function ComboPopover({ children }: { children: ReactNode }) {
  const state = useContext(ComboBoxStateContext);
  return (
    <OverlayTriggerStateContext value={state && { ...state, close: () => state.setOpen(false) }}>
      <Popover className={classes(overlay.panel, optionsCss.panel)} offset={4}>
        {children}
      </Popover>
    </OverlayTriggerStateContext>
  );
}

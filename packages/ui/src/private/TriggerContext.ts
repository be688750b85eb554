import { createContext, type DOMAttributes, type RefCallback } from 'react';

/** What a menu, a popover or a tooltip puts on the button that it belongs to. */
export interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: RefCallback<HTMLElement>;
  id?: string | undefined;
  /** -1 in a grid, which is one stop of the Tab key. */
  tabIndex?: number | undefined;
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog' | 'true' | 'false' | undefined | boolean;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Buttons and links take these from the context, so that they stay plain elements which weigh nothing where no overlay
 * is near, and so that no attribute has to go through their closed props.
 */
export const TriggerContext = createContext<TriggerProps | null>(null);

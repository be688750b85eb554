import { createContext, type DOMAttributes, type RefCallback } from 'react';

/** Props that a menu, a popover or a tooltip sets on its trigger. */
export interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: RefCallback<HTMLElement>;
  id?: string | undefined;
  /** -1 in a grid, which is one tab stop. */
  tabIndex?: number | undefined;
  'aria-haspopup'?: 'menu' | 'listbox' | 'dialog' | 'true' | 'false' | undefined | boolean;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * Buttons and links read these from the context, so that they stay plain elements without overlay code, and no attribute has to
 * pass through their closed props.
 */
export const TriggerContext = createContext<TriggerProps | null>(null);

import type { ReactNode } from 'react';
import * as css from './Toolbar.css';
import { useOneStop } from './useOneStop';

export interface ToolbarProps {
  /** The accessible name: what the tools work on. */
  label: string;
  /** The id of the element that the tools change. */
  controls?: string | undefined;
  /** Buttons, links and menus, alone or in a ToolbarGroup. */
  children: ReactNode;
}

/** A toolbar: one tab stop, arrow keys inside. */
export function Toolbar({ label, controls, children }: ToolbarProps) {
  const stop = useOneStop();
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tools inside take the focus
    <div role="toolbar" aria-label={label} aria-controls={controls} className={css.toolbar} {...stop}>
      {children}
    </div>
  );
}

export interface ToolbarGroupProps {
  /** The accessible name of the group. */
  label: string;
  children: ReactNode;
}

/** A group of tools with a separator before it. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <div role="group" aria-label={label} className={css.group}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import * as css from './Toolbar.css';
import { useOneStop } from './useOneStop';

export interface ToolbarProps {
  /** What the tools work on. */
  label: string;
  /** The id of the element that they change. */
  controls?: string | undefined;
  /** Buttons, links and menus, alone or in a ToolbarGroup. */
  children: ReactNode;
}

/** Tools beside each other: one stop for Tab, arrows inside. */
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
  /** What these tools have in common. */
  label: string;
  children: ReactNode;
}

/** Tools that belong together; a line parts them from those before. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <div role="group" aria-label={label} className={css.group}>
      {children}
    </div>
  );
}

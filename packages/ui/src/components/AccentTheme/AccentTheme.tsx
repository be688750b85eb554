import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { accentProperties } from './accentProperties';
import * as css from './AccentTheme.css';

export const accentScopes = ['inside', 'page'] as const;

export interface AccentThemeProps {
  /** The unit's own colour: `#1d6f42` or `oklch(0.5 0.1 160)`. What is no colour leaves Sen's accent in place. */
  color: string;
  /** `inside` colours the children, `page` everything, with dialogs and menus. One per page. */
  scope?: (typeof accentScopes)[number] | undefined;
  children: ReactNode;
}

/** Gives what is inside the accent of a unit, readable in every theme. */
export function AccentTheme({ color, scope = 'inside', children }: AccentThemeProps) {
  const wrapper = useRef<HTMLDivElement>(null);

  // Set by script because the portal's policy refuses style attributes and inline sheets.
  useLayoutEffect(() => {
    const target = scope === 'page' ? document.documentElement : wrapper.current;
    const properties = accentProperties(color);
    if (!target || properties.length === 0) return;
    for (const [name, value] of properties) target.style.setProperty(name, value);
    target.dataset['accent'] = '';
    return () => {
      for (const [name] of properties) target.style.removeProperty(name);
      delete target.dataset['accent'];
    };
  }, [color, scope]);

  return (
    <div ref={wrapper} className={css.inside}>
      {children}
    </div>
  );
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { accentProperties } from './accentProperties';
import * as css from './AccentTheme.css';

export const accentScopes = ['inside', 'page'] as const;

export interface AccentThemeProps {
  /** The unit's colour: `#1d6f42` or `oklch(0.5 0.1 160)`. An invalid colour keeps Sen's accent. */
  color: string;
  /** `inside` applies to the children, `page` to the whole page with dialogs and menus. One per page. */
  scope?: (typeof accentScopes)[number] | undefined;
  children: ReactNode;
}

/** Applies a unit's accent colour to its content, adjusted for contrast in every theme. */
export function AccentTheme({ color, scope = 'inside', children }: AccentThemeProps) {
  const wrapper = useRef<HTMLDivElement>(null);

  // Set by script because the portal's content security policy refuses style attributes and inline style sheets.
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

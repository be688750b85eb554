import type { ReactNode } from 'react';
import { classes } from '../../private/classes';
import * as css from './Drawer.css';
import { useScrolls } from './useScrolls';

interface DrawerBodyProps {
  flush: boolean;
  children: ReactNode;
}

export function DrawerBody({ flush, children }: DrawerBodyProps) {
  const [element, scrolls] = useScrolls<HTMLDivElement>();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only where it scrolls
    <div ref={element} className={classes(css.body, !flush && css.padded)} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

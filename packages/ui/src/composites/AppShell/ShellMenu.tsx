import { Stack } from '../../layout/Stack/Stack';
import { classes } from '../../private/classes';
import { LinkFrame } from '../../private/LinkFrame';
import * as css from './ShellMenu.css';
import type { DrawerItem } from './shellProps';

interface ShellMenuProps {
  label: string;
  items: readonly DrawerItem[];
  /** Icons only; the name appears beside its icon on hover and focus, and is always exposed to screen readers. */
  narrow?: boolean;
  onFollow?: (() => void) | undefined;
}

/** The menu of the role: links, so it is navigation and not an ARIA menu. */
export function ShellMenu({ label, items, narrow = false, onFollow }: ShellMenuProps) {
  return (
    <nav aria-label={label} className={css.menu}>
      <Stack as="ul" gap="hair">
        {items.map((item) => (
          <li key={item.href}>
            <LinkFrame
              href={item.href}
              current={item.current ? 'page' : undefined}
              onPress={onFollow}
              className={classes(css.link, narrow && css.narrow)}
            >
              <span aria-hidden="true" className={css.icon}>
                {item.icon}
              </span>
              <span className={narrow ? css.tip : css.name}>{item.label}</span>
            </LinkFrame>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

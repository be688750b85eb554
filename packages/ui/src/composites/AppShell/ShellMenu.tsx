import { visuallyHidden } from '../../css/visuallyHidden.css';
import { Stack } from '../../layout/Stack/Stack';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { classes } from '../../private/classes';
import { LinkFrame } from '../../private/LinkFrame';
import { CountBadge } from '../Chat/CountBadge';
import type { AppShellMessages } from './AppShell.messages';
import * as css from './ShellMenu.css';
import type { DrawerItem } from './shellProps';

interface ShellMenuProps {
  label: string;
  items: readonly DrawerItem[];
  /** Icons only; the name appears beside its icon on hover and focus, and is always exposed to screen readers. */
  narrow?: boolean;
  /** The count of an entry in words, after its name. */
  waiting: AppShellMessages['waiting'];
  onFollow?: (() => void) | undefined;
}

/** The menu of the role: links, so it is navigation and not an ARIA menu. */
export function ShellMenu({ label, items, narrow = false, waiting, onFollow }: ShellMenuProps) {
  const number = new Intl.NumberFormat(locales[useLanguage()]);
  return (
    <nav aria-label={label} className={css.menu}>
      <Stack as="ul" gap="hair">
        {items.map(({ count = 0, ...item }) => (
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
              <span aria-hidden={count > 0 || undefined} className={narrow ? css.tip : css.name}>
                {item.label}
              </span>
              {/* One text, so that no space stands before the comma. */}
              {count > 0 && (
                <span className={visuallyHidden}>{item.label + waiting(number.format(count))}</span>
              )}
              {count > 0 && (
                <span className={narrow ? css.cornerCount : css.count}>
                  <CountBadge count={count} />
                </span>
              )}
            </LinkFrame>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

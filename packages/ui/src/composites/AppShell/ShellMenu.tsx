import { useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { useFollowLinks } from '../../private/useFollowLinks';
import * as css from './ShellMenu.css';
import type { DrawerItem } from './shellProps';

interface ShellMenuProps {
  label: string;
  items: readonly DrawerItem[];
  /** Icons alone; the names appear beside them on hover and focus, and are read in any case. */
  narrow?: boolean;
  onFollow?: () => void;
}

interface Tip {
  label: string;
  top: number;
  left: number;
}

/** The role's menu: links, so it is navigation and not an ARIA menu. */
export function ShellMenu({ label, items, narrow = false, onFollow }: ShellMenuProps) {
  const follow = useFollowLinks(onFollow);
  const [tip, setTip] = useState<Tip>();

  const show = (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!narrow || !link) return;
    const box = link.getBoundingClientRect();
    setTip({ label: link.textContent, top: box.top + box.height / 2, left: box.right });
  };
  const hide = () => setTip(undefined);
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };

  return (
    <nav
      aria-label={label}
      onClick={follow}
      onPointerOver={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      <ul role="list" className={css.list}>
        {items.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              data-narrow={narrow || undefined}
              className={css.link}
            >
              <span aria-hidden="true" className={css.icon}>
                {item.icon}
              </span>
              <span className={narrow ? css.hiddenName : css.name}>{item.label}</span>
            </a>
          </li>
        ))}
      </ul>
      {narrow && tip && (
        <span aria-hidden="true" className={css.tip} style={{ top: tip.top, left: tip.left }}>
          {tip.label}
        </span>
      )}
    </nav>
  );
}

import { useEffect, useRef } from 'react';
import { LinkFrame } from '../../private/LinkFrame';
import * as css from './TabLinks.css';

export interface TabLink {
  label: string;
  href: string;
  /** It is the page that is seen. */
  current?: boolean | undefined;
}

export interface TabLinksProps {
  /** What the pages have in common, for those who hear it. */
  label: string;
  items: readonly TabLink[];
}

/** Pages beside each other that look like tabs: each has an address of its own. */
export function TabLinks({ label, items }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current)?.href;

  // Where they do not fit, the one that is seen is in sight.
  useEffect(() => {
    if (current === undefined || !list.current) return;
    const link = list.current.querySelector(`a[href="${CSS.escape(current)}"]`);
    if (!(link instanceof HTMLElement)) return;
    const room = (list.current.clientWidth - link.offsetWidth) / 2;
    list.current.scrollLeft += link.getBoundingClientRect().x - list.current.getBoundingClientRect().x - room;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.list}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            <LinkFrame href={item.href} current={item.current ? 'page' : undefined} className={css.link}>
              {item.label}
            </LinkFrame>
          </li>
        ))}
      </ul>
    </nav>
  );
}

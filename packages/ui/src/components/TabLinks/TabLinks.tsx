import { useEffect, useRef } from 'react';
import { LinkFrame } from '../../private/LinkFrame';
import { useFadedEdges } from '../../private/useFadedEdges';
import * as css from './TabLinks.css';

export interface TabLink {
  label: string;
  href: string;
  /** Marks the current page. */
  current?: boolean | undefined;
}

export interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly TabLink[];
}

/** Links between sibling pages that look like tabs; each has its own URL. */
export function TabLinks({ label, items }: TabLinksProps) {
  const list = useRef<HTMLUListElement>(null);
  useFadedEdges(list);
  const current = items.find((item) => item.current)?.href;

  // If they do not fit, scroll the current one into view.
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

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import * as css from './Tabs.css';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  /** How many things lie there. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  /** Only that of the chosen tab is in the page. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  items: readonly TabItem<Id>[];
  selected?: Id | undefined;
  defaultSelected?: Id | undefined;
  onSelect?: ((id: Id) => void) | undefined;
}

/** Parts of a page of which one is seen; arrows choose, as the ARIA practices say. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  defaultSelected,
  onSelect,
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSelected);
  const chosen = items.find((item) => item.id === (selected ?? own)) ?? items[0];

  function choose(id: Id) {
    setOwn(id);
    if (id !== chosen?.id) onSelect?.(id);
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const enabled = items.filter((item) => !item.disabled);
    const place = enabled.findIndex((item) => item.id === chosen?.id);
    const next = enabled.at(placeAfter(event, place, enabled.length));
    if (!next || next.id === chosen?.id) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    <div className={css.tabs}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab inside has the focus */}
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-tab-${item.id}`}
            data-tab={item.id}
            className={css.tab}
            aria-selected={item.id === chosen?.id}
            aria-controls={item.id === chosen?.id ? `${base}-panel` : undefined}
            tabIndex={item.id === chosen?.id ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.id)}
          >
            {item.label}
            {item.count !== undefined && (
              <Badge tone={item.id === chosen?.id ? 'accent' : 'neutral'}>{item.count}</Badge>
            )}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-tab-${chosen.id}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without anything to press must be reached to be scrolled
          tabIndex={0}
          className={css.panel}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

function placeAfter(event: KeyboardEvent<HTMLElement>, place: number, length: number): number {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return (place + forward + length) % length;
    case 'ArrowLeft':
      return (place - forward + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return place;
  }
}

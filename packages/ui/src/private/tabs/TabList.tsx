import { useRef, type KeyboardEvent } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { useFadedEdges } from '../useFadedEdges';
import * as css from './TabList.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  /** A count on the tab. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

interface TabListProps<Id extends string> {
  /** Prefix of the ids of the tabs. */
  base: string;
  label: string;
  tabs: readonly Tab<Id>[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
  /** The id of a tab's panel, if it is rendered. */
  panelOf: (id: Id) => string | undefined;
}

/** The tabs of panels; arrow keys select a tab, as in the ARIA practices. */
export function TabList<Id extends string>({
  base,
  label,
  tabs,
  chosen,
  onChoose,
  panelOf,
}: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useFadedEdges(list);

  function move(event: KeyboardEvent<HTMLElement>) {
    const enabled = tabs.filter((tab) => !tab.disabled);
    const place = enabled.findIndex((tab) => tab.id === chosen);
    const next = enabled.at(placeAfter(event, place, enabled.length));
    if (!next || next.id === chosen) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the selected tab inside has the focus
    <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(base, tab.id)}
          data-tab={tab.id}
          className={css.tab}
          aria-selected={tab.id === chosen}
          aria-controls={panelOf(tab.id)}
          tabIndex={tab.id === chosen ? 0 : -1}
          disabled={tab.disabled}
          onClick={() => onChoose(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && (
            <Badge tone={tab.id === chosen ? 'accent' : 'neutral'}>{tab.count}</Badge>
          )}
        </button>
      ))}
    </div>
  );
}

/** The id of a tab, which names its panel. */
export const tabId = (base: string, id: string) => `${base}-tab-${id}`;

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

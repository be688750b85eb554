import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { TabList, tabId, type Tab } from '../../private/tabs/TabList';
import * as css from './Tabs.css';

export interface TabItem<Id extends string> extends Tab<Id> {
  /** Only the content of the selected tab is rendered. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  items: readonly TabItem<Id>[];
  selected?: Id | undefined;
  defaultSelected?: Id | undefined;
  onSelect?: ((id: Id) => void) | undefined;
}

/** Panels of which one is visible; arrow keys select a tab, as in the ARIA practices. */
export function Tabs<Id extends string>({
  label,
  items,
  selected,
  defaultSelected,
  onSelect,
}: TabsProps<Id>) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelected);
  const chosen = items.find((item) => item.id === (selected ?? own)) ?? items[0];
  const panel = `${base}-panel`;
  // A large panel may take longer than the frame in which the tab shows that it is selected.
  const shownId = useDeferredValue(chosen?.id);
  const shown = items.find((item) => item.id === shownId) ?? chosen;

  function choose(id: Id) {
    setOwn(id);
    if (id !== chosen?.id) onSelect?.(id);
  }

  return (
    <div className={css.tabs}>
      <TabList
        base={base}
        label={label}
        tabs={items}
        chosen={chosen?.id}
        onChoose={choose}
        panelOf={(id) => (id === shown?.id ? panel : undefined)}
      />
      {shown && (
        <div
          key={shown.id}
          role="tabpanel"
          id={panel}
          aria-labelledby={tabId(base, shown.id)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a panel without controls must be focusable to be scrolled
          tabIndex={0}
          className={css.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useMessages } from '../../messages/useMessages';
import { ReorderItem } from '../../private/reorder/ReorderItem';
import { list } from '../../private/reorder/ReorderItem.css';
import { useReorder } from '../../private/reorder/useReorder';
import * as css from './SortableList.css';
import { sortableListMessages } from './SortableList.messages';

export interface SortableItem {
  id: string;
  /** The name of the item, also in the names of its buttons. */
  name: string;
  /** A second line. */
  description?: string | undefined;
  /** A small picture or an icon, without a name of its own. */
  lead?: ReactNode;
}

export interface SortableListProps {
  /** The name of the list. */
  label: string;
  /** In their order. */
  items: readonly SortableItem[];
  /** Gets all ids in the new order. */
  onReorder: (ids: string[]) => void;
}

/** Puts a few items in order: by dragging, by buttons, and by keys. */
export function SortableList({ label, items, onReorder }: SortableListProps) {
  const words = useMessages(sortableListMessages);
  const byId = new Map(items.map((item) => [item.id, item]));
  const kept = items.map(({ id }) => id);
  const { order, news, listProps, itemProps } = useReorder({
    order: kept,
    textOf: (id) => byId.get(id)?.name ?? '',
    words,
    onReorder: (ids) => {
      // An item that was put back has moved nothing.
      if (ids.some((id, place) => id !== kept[place])) onReorder(ids);
    },
  });
  return (
    <div className={css.whole}>
      <p className={css.hint}>{words.hint}</p>
      <ol className={list} aria-label={label} {...listProps}>
        {order.flatMap((id) => {
          const item = byId.get(id);
          // One that is gone while another is held.
          if (!item) return [];
          return (
            <ReorderItem key={id} {...itemProps(id)} placed>
              <span className={css.line}>
                {item.lead !== undefined && <span className={css.lead}>{item.lead}</span>}
                <span className={css.words}>
                  {item.name}
                  {item.description !== undefined && (
                    <span className={css.description}>{item.description}</span>
                  )}
                </span>
              </span>
            </ReorderItem>
          );
        })}
      </ol>
      <output className={visuallyHidden}>{news}</output>
    </div>
  );
}

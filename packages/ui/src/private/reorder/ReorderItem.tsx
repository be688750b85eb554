import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import * as css from './ReorderItem.css';
import type { useReorder } from './useReorder';

type ReorderItemProps = ReturnType<ReturnType<typeof useReorder>['itemProps']> & {
  /** Drawn as an item that has its place; one that has none yet is dashed. */
  placed: boolean;
  children: ReactNode;
};

/** An item of an ordered list: its handle, its number, its content and its two buttons. */
export function ReorderItem({
  id,
  text,
  place,
  of,
  held,
  words,
  onHandleKey,
  onStep,
  onHandleBlur,
  placed,
  children,
}: ReorderItemProps) {
  return (
    <li className={css.item} data-item={id} data-held={held || undefined} data-placed={placed || undefined}>
      <button
        type="button"
        className={css.handle}
        data-drag={id}
        data-control="handle"
        aria-label={words.handle(text)}
        aria-pressed={held}
        onKeyDown={(event) => onHandleKey(event, id)}
        onBlur={onHandleBlur}
      >
        <GripVertical size="1.25em" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <span className={css.number}>{place}.</span>
      <span className={css.text}>{children}</span>
      <span className={css.buttons}>
        <button
          type="button"
          className={css.move}
          data-control="up"
          aria-label={words.moveUp(text)}
          aria-disabled={place === 1 || undefined}
          onClick={() => onStep(id, -1, 'up')}
        >
          <ArrowUp size="1.25em" strokeWidth={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={css.move}
          data-control="down"
          aria-label={words.moveDown(text)}
          aria-disabled={place === of || undefined}
          onClick={() => onStep(id, 1, 'down')}
        >
          <ArrowDown size="1.25em" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}

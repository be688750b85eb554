import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import * as css from './EmojiPicker.css';
import type { Emoji } from './emojiSearch';
import { gridColumns, gridPlace } from './gridPlace';

interface EmojiGridProps {
  label: string;
  emoji: readonly Emoji[];
  onPick: (sign: string) => void;
}

/** One tab stop; arrows move inside. Keys and presses are handled once, on the grid. */
export function EmojiGrid({ label, emoji, onPick }: EmojiGridProps) {
  const language = useLanguage();
  const grid = useRef<HTMLDivElement>(null);
  const [requestedPlace, setPlace] = useState(0);
  const place = Math.min(requestedPlace, emoji.length - 1);
  const rows = Array.from({ length: Math.ceil(emoji.length / gridColumns) }, (_, row) => row * gridColumns);

  function move(event: KeyboardEvent<HTMLElement>) {
    const next = gridPlace(event.key, place, emoji.length);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  }

  function pick(event: MouseEvent<HTMLElement>) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    const next = Number(button.dataset['place']);
    setPlace(next);
    onPick(emoji[next]?.sign ?? '');
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the cells are buttons and take the focus
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-colcount={gridColumns}
      onKeyDown={move}
      onClick={pick}
    >
      {rows.map((start) => (
        <div key={start} role="row" className={css.row}>
          {emoji.slice(start, start + gridColumns).map(({ sign, names }, column) => (
            <div key={sign} role="gridcell">
              <button
                type="button"
                className={css.cell}
                data-place={start + column}
                tabIndex={start + column === place ? 0 : -1}
                aria-label={names[language]}
                title={names[language]}
              >
                {sign}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

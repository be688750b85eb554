import * as css from './Kbd.css';

export interface KbdProps {
  /** Keys that are pressed together, as they stand on the keyboard: `['Ctrl', 'S']`. */
  keys: readonly [string, ...string[]];
}

/** Keys to press. */
export function Kbd({ keys }: KbdProps) {
  return (
    <kbd className={css.keys}>
      {keys.flatMap((key, place) => [
        place > 0 && (
          <span key={`plus ${key}`} className={css.plus}>
            +
          </span>
        ),
        <kbd key={key} className={css.key}>
          {key}
        </kbd>,
      ])}
    </kbd>
  );
}

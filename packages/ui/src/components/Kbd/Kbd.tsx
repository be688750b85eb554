import * as css from './Kbd.css';

export interface KbdProps {
  /** Keys that are pressed together, as labelled on the keyboard: `['Ctrl', 'S']`. */
  keys: readonly [string, ...string[]];
}

/** A keyboard shortcut. */
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

import type { ReactNode } from 'react';
import * as css from './Board.css';

interface BoardProps {
  /** What waits for the user, then what is in progress: `BoardSection`s. */
  children: ReactNode;
  /** What comes; a second column where the board has the room. Without it there is one column. */
  aside?: ReactNode;
}

/** The composition of a board: one column or two, by the width of the board itself. */
export function Board({ children, aside }: BoardProps) {
  if (!aside)
    return (
      <div className={css.board}>
        <div className={css.column}>{children}</div>
      </div>
    );
  return (
    <div className={css.board}>
      <div className={`${css.columns} ${css.two}`}>
        <div className={css.column}>{children}</div>
        <div className={css.column}>{aside}</div>
      </div>
    </div>
  );
}

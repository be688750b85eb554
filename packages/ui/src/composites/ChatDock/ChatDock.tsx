import type { ReactNode } from 'react';
import * as css from './ChatDock.css';

export interface ChatDockProps {
  /** `ChatWindow`s with the frame `docked`, the latest first. On a phone each fills the screen: one at a time. */
  windows?: ReactNode;
  /** `ChatBubbles`. */
  bubbles?: ReactNode;
  /** A `ChatPopup` with the frame `inline`, or a `ChatButton`. */
  button: ReactNode;
}

/** The place of the chat on a page: windows side by side at the bottom, bubbles and the button in the corner. */
export function ChatDock({ windows, bubbles, button }: ChatDockProps) {
  return (
    <>
      {windows && <div className={css.windows}>{windows}</div>}
      <div className={css.corner}>
        {bubbles && <div className={css.live}>{bubbles}</div>}
        <div className={css.live}>{button}</div>
      </div>
    </>
  );
}

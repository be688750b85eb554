import { useMessages } from '../../messages/useMessages';
import * as css from './Countdown.css';
import { countdownMessages, type CountdownMessages } from './Countdown.messages';
import { clockText, urgency } from './timeLeft';
import { useSecondsLeft } from './useSecondsLeft';

export type { CountdownMessages } from './Countdown.messages';

export interface CountdownProps {
  /** Epoch milliseconds. */
  deadline: number;
  /** The current time that decides, in epoch milliseconds; the server's, where a server decides. */
  now: () => number;
  /** Called once when `now()` reaches `deadline`. */
  onOver?: (() => void) | undefined;
  messages?: Partial<CountdownMessages> | undefined;
}

/** The time left until a deadline, ticking. Its name has the minutes, so that a screen reader is not told every second. */
export function Countdown({ deadline, now, onOver, messages }: CountdownProps) {
  const words = useMessages(countdownMessages, messages);
  const left = useSecondsLeft(deadline, now, (_before, after) => {
    if (after === 0) onOver?.();
  });
  const minutes = Math.ceil(left / 60);
  return (
    <span
      role="timer"
      aria-label={`${words.left}: ${left === 0 ? words.over : words.duration(Math.floor(minutes / 60), minutes % 60)}`}
      className={css.countdown}
      data-urgency={urgency(left)}
    >
      {left === 0 ? words.over : clockText(left)}
    </span>
  );
}

import { Clock } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './ExamTimer.css';
import { usePlayer } from './PlayerContext';
import { clockText, dueWarning, secondsLeft, urgency } from './timeLeft';

interface ExamTimerProps {
  deadline: number;
  now: () => number;
  onTimeUp: () => void;
}

/**
 * Shows the remaining server time. It calls `now` on every tick, so it recovers from a sleeping tab or a
 * changed clock.
 */
export const ExamTimer = memo(function ExamTimer({ deadline, now, onTimeUp }: ExamTimerProps) {
  const { words, time } = usePlayer();
  const [left, setLeft] = useState(() => secondsLeft(deadline, now()));
  const [warning, setWarning] = useState('');
  const latest = useRef({ now, onTimeUp, words });
  useEffect(() => {
    latest.current = { now, onTimeUp, words };
  });

  useEffect(() => {
    let before = secondsLeft(deadline, latest.current.now());
    let turn: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(turn);
      const at = latest.current.now();
      const after = secondsLeft(deadline, at);
      setLeft(after);
      const due = dueWarning(before, after);
      if (due !== null) setWarning(latest.current.words.warnMinutes(due));
      before = after;
      if (after === 0) latest.current.onTimeUp();
      else turn = setTimeout(look, ((deadline - at) % 1000) + 1);
    }
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(turn);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline]);

  const minutes = Math.ceil(left / 60);
  return (
    <div className={css.timer} data-urgency={urgency(left)} data-over={left === 0 || undefined}>
      <Clock size="1.25em" strokeWidth={1.75} aria-hidden="true" />
      <span
        role="timer"
        aria-label={`${words.timeLeft}: ${words.timeLeftWords(Math.floor(minutes / 60), minutes % 60)}`}
        className={css.clock}
      >
        {left === 0 ? words.timeUp : clockText(left)}
      </span>
      <span className={css.end}>{words.endsAt(time.minute(deadline), time.zone(deadline))}</span>
      <output className={visuallyHidden}>{left === 0 ? words.timeUpText : warning}</output>
    </div>
  );
});

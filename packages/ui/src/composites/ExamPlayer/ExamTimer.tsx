import { Clock } from 'lucide-react';
import { memo, useState } from 'react';
import { clockText, dueWarning, urgency } from '../../components/Countdown/timeLeft';
import { useSecondsLeft } from '../../components/Countdown/useSecondsLeft';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import * as css from './ExamTimer.css';
import { usePlayer } from './PlayerContext';

interface ExamTimerProps {
  deadline: number;
  now: () => number;
  onTimeUp: () => void;
}

/** Shows the remaining server time, and warns before the end. */
export const ExamTimer = memo(function ExamTimer({ deadline, now, onTimeUp }: ExamTimerProps) {
  const { words, time } = usePlayer();
  const [warning, setWarning] = useState('');
  const left = useSecondsLeft(deadline, now, (before, after) => {
    const due = dueWarning(before, after);
    if (due !== null) setWarning(words.warnMinutes(due));
    if (after === 0) onTimeUp();
  });

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

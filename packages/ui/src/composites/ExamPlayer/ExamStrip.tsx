import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import type { ExamPhase, ExamSave } from './examState';
import * as css from './ExamStrip.css';
import { ExamTimer } from './ExamTimer';
import { usePlayer } from './PlayerContext';
import { SaveStatus } from './SaveStatus';

interface ExamStripProps {
  title: string;
  save: ExamSave;
  phase: ExamPhase;
  timeUp: boolean;
  deadline: number;
  now: () => number;
  actions: ReactNode;
  onTimeUp: () => void;
  onSubmit: () => void;
}

/** Always visible: the exam's title, time left, save status and submit button. */
export function ExamStrip({
  title,
  save,
  phase,
  timeUp,
  deadline,
  now,
  actions,
  onTimeUp,
  onSubmit,
}: ExamStripProps) {
  const { words } = usePlayer();
  const submitting = phase === 'submitting';
  return (
    <header className={css.strip} data-away={save.connection !== 'online' || undefined}>
      <h1 className={css.title}>{title}</h1>
      <div className={css.save}>
        <SaveStatus save={save} ending={timeUp || submitting} />
      </div>
      <div className={css.timer}>
        <ExamTimer deadline={deadline} now={now} onTimeUp={onTimeUp} />
      </div>
      <div className={css.actions}>
        <div className={css.own}>{actions}</div>
        <Button
          variant="primary"
          pending={submitting}
          disabled={!submitting && (timeUp || phase !== 'answering')}
          onPress={onSubmit}
        >
          {words.submit}
        </Button>
      </div>
    </header>
  );
}

import { useState } from 'react';
import { ExamPlayer, type ExamPlayerProps } from './ExamPlayer';
import type { QuestionState } from './examState';

/**
 * An exam as a page keeps it: an answer is stored on the device at once, and on the server after a moment
 * when online.
 */
export function HeldExam({ onAnswer, onFlag, states, save, ...props }: ExamPlayerProps) {
  const [held, setHeld] = useState(states);
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const [savedAt, setSavedAt] = useState(save.savedAt);

  function change(id: string, next: Partial<QuestionState>) {
    setHeld((now) => ({ ...now, [id]: { ...(now[id] ?? { answer: null, flagged: false }), ...next } }));
  }

  return (
    <ExamPlayer
      {...props}
      states={held}
      save={{ ...save, savedAt, unsaved: save.unsaved + unsaved.length }}
      onAnswer={(id, answer) => {
        change(id, { answer, save: { place: 'device', since: props.now() } });
        setUnsaved((ids) => [...new Set([...ids, id])]);
        if (save.connection === 'online')
          setTimeout(() => {
            change(id, { save: { place: 'server', since: props.now() } });
            setUnsaved((ids) => ids.filter((other) => other !== id));
            setSavedAt(props.now());
          }, 300);
        onAnswer(id, answer);
      }}
      onFlag={(id, flagged) => {
        change(id, { flagged });
        onFlag(id, flagged);
      }}
    />
  );
}

/** The same with a clock that starts with the story. */
export function TickingExam(props: ExamPlayerProps) {
  const [now] = useState(() => {
    const start = performance.now();
    return () => props.now() + performance.now() - start;
  });
  return <HeldExam {...props} now={now} />;
}

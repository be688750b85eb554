import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/css/foundations';
import { UiProvider } from '../../src/components/UiProvider/UiProvider';
import { ExamPlayer } from '../../src/composites/ExamPlayer/ExamPlayer';
import type { QuestionState } from '../../src/composites/ExamPlayer/examState';
import { sampleExam, sampleSave, sampleTitle } from '../../src/composites/ExamPlayer/sampleExam';
import { watchInteractions } from '../measuring/watchInteractions';

watchInteractions();

const parts = sampleExam(100);
const deadline = Date.now() + 3_600_000;
const now = () => Date.now();

/** Keeps the exam's state as the real page does: every answer updates the save states at once, and again when the server has it. */
function Page() {
  const [states, setStates] = useState<Record<string, QuestionState>>({});
  const [unsaved, setUnsaved] = useState<string[]>([]);

  function change(id: string, next: Partial<QuestionState>) {
    setStates((all) => ({ ...all, [id]: { ...(all[id] ?? { answer: null, flagged: false }), ...next } }));
  }

  return (
    <ExamPlayer
      title={sampleTitle}
      parts={parts}
      questionsPerPage={0}
      states={states}
      save={{ ...sampleSave, unsaved: unsaved.length }}
      deadline={deadline}
      now={now}
      onAnswer={(id, answer) => {
        change(id, { answer, save: { place: 'device', since: now() } });
        setUnsaved((ids) => (ids.includes(id) ? ids : [...ids, id]));
        setTimeout(() => {
          change(id, { save: { place: 'server', since: now() } });
          setUnsaved((ids) => ids.filter((other) => other !== id));
        }, 150);
      }}
      onFlag={(id, flagged) => change(id, { flagged })}
      onSubmit={() => {}}
      onTimeUp={() => {}}
    />
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <UiProvider language="vi">
      <Page />
    </UiProvider>,
  );

import { useEffect, useState } from 'react';
import { registerLeaveGuard } from '../../app/session/leaveGuards';
import type { ExamJournal } from '../../journal/ExamJournal';

/** Milliseconds that a sign-out, reload or language change waits for answers to reach the server. */
const patience = 5_000;

export interface LeavingExam {
  sending: boolean;
  leaveNow: () => void;
}

/**
 * Blocks leaving the page until the journal is on the server. Changes that cannot be sent are listed, and the student
 * decides; sending continues meanwhile, and the page is left automatically once everything is sent.
 */
export function useExamGuard(journal: ExamJournal): LeavingExam | null {
  const [leaving, setLeaving] = useState<LeavingExam | null>(null);
  useEffect(
    () =>
      registerLeaveGuard(async () => {
        const { signal, leaveNow } = decision();
        setLeaving({ sending: true, leaveNow });
        const told = new Promise((resolve) => signal.addEventListener('abort', resolve));
        const sent = sending(journal, signal, () => setLeaving({ sending: false, leaveNow }));
        await Promise.race([told, sent]);
        setLeaving(null);
      }),
    [journal],
  );

  useEffect(() => {
    // Only changes in this page's memory are lost with it; the journal on the device survives a closed tab.
    const warn = (event: BeforeUnloadEvent) => {
      const { durable, questions } = journal.getState();
      const unsaved = Object.values(questions).some(({ answer, flag }) => answer || flag);
      if (!durable && unsaved) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [journal]);

  return leaving;
}

function decision(): { signal: AbortSignal; leaveNow: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, leaveNow: () => controller.abort() };
}

async function sending(journal: ExamJournal, signal: AbortSignal, onKept: () => void): Promise<void> {
  while (!signal.aborted && !(await journal.flush(patience)).done) {
    onKept();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

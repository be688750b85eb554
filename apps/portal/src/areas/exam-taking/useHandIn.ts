import type { Attempt } from '@sen/api/contract/model';
import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import type { ExamPhase } from '@sen/ui/ExamPlayer';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import type { ExamJournal } from '../../journal/ExamJournal';
import { handIn, type HandedIn } from '../../journal/handIn';
import { words } from './words';

/** Milliseconds that a hand-in waits for the answers to reach the server before it fails. */
const patience = 10_000;
const retryAfter = 2_000;

export interface HandIn {
  phase: ExamPhase;
  /** Why the last hand-in failed. */
  refusal: string | null;
  submit: () => void;
  /** Hands in if the server's time is up. */
  checkTime: () => void;
}

/** Hands the attempt in, by the student or when the server's time is up. `onDone` is called once. */
export function useHandIn(journal: ExamJournal, attempt: Attempt, onDone: () => void): HandIn {
  const { id: attempt_id, survey_id } = attempt;
  const queries = useQueryClient();
  const [phase, setPhase] = useState<ExamPhase>('answering');
  const [refusal, setRefusal] = useState<string | null>(null);
  const alive = useRef(true);
  const busy = useRef(false);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const finish = useCallback(
    async (outcome: HandedIn) => {
      if (outcome.kind !== 'done' && !wasReset(outcome)) return false;
      void queries.invalidateQueries({ queryKey: attemptQueries.all() });
      if (alive.current) onDone();
      return true;
    },
    [queries, onDone],
  );

  const submit = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setPhase('submitting');
    setRefusal(null);
    const outcome = await handIn(
      journal,
      async (progress) => (await attemptMutations.submit(survey_id, { attempt_id, ...progress })).data,
      patience,
    );
    busy.current = false;
    if (await finish(outcome)) return;
    setPhase('answering');
    setRefusal(refusalOf(outcome));
  }, [journal, survey_id, attempt_id, finish]);

  const checkTime = useCallback(async () => {
    const { deadline } = journal.getState();
    const isOver = journal.clock.certain && deadline !== null && journal.clock.now() >= deadline;
    if (busy.current || !isOver) return;
    busy.current = true;
    setPhase('over');
    while (alive.current) {
      const outcome = await handIn(
        journal,
        async (progress) => (await attemptMutations.autoSubmit({ attempt_id, ...progress })).data,
        patience,
      );
      // The page stays with what only this device has: it offers a file of it, and the way to the result.
      if (outcome.kind === 'kept' || (await finish(outcome))) return;
      // The deadline was extended, or this clock is slightly ahead: the server decides.
      if (outcome.kind === 'refused' && outcome.error.code === 'notTimeYet') {
        setPhase('answering');
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, retryAfter));
    }
    busy.current = false;
  }, [journal, attempt_id, finish]);

  useEffect(() => {
    const timer = setInterval(() => void checkTime(), 1_000);
    return () => clearInterval(timer);
  }, [checkTime]);

  return { phase, refusal, submit: () => void submit(), checkTime: () => void checkTime() };
}

/** The page of its result says so. */
const wasReset = (outcome: HandedIn) => outcome.kind === 'refused' && outcome.error.code === 'attemptReset';

function refusalOf(outcome: HandedIn): string | null {
  if (outcome.kind === 'unsent') return words('unsentOnSubmit', { count: outcome.unsaved });
  return outcome.kind === 'refused' ? errorText(outcome.error) : null;
}

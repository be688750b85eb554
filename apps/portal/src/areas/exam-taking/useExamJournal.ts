import type { Attempt } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session/useSession';
import { useUser } from '../../app/session/useUser';
import { browserEnvironment } from '../../journal/browserEnvironment';
import { ExamJournal } from '../../journal/ExamJournal';
import { sendUnsentAnswers } from '../../journal/unsentAnswers';

/** Milliseconds that unsent changes are still sent after the page was left. */
const afterwards = 60_000;

/** The attempt of this page, from the server or from this device. */
export interface OpenedExam {
  journal: ExamJournal;
  attempt: Attempt;
}

export interface OpeningExam {
  opened: OpenedExam | null;
  error: unknown;
  retrying: boolean;
  retry: () => void;
}

/** Opens the journal of an attempt and fetches the attempt. The copy on this device is enough to continue. */
export function useExamJournal(examId: string, attemptId: string): OpeningExam {
  const { id: userId } = useUser();
  const [journal, setJournal] = useState<ExamJournal | null>(null);
  const [kept, setKept] = useState<Attempt | null>(null);
  const [adopted, setAdopted] = useState<Attempt | null>(null);
  const query = useQuery({
    ...attemptQueries.attempt(examId, attemptId),
    // The heartbeat reports changes, so no refetch is needed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const told = query.data?.data;
  const fresh = query.isFetchedAfterMount;

  useEffect(() => {
    const environment = browserEnvironment();
    const subject = { user_id: userId, attempt_id: attemptId, survey_id: examId, title: '' };
    const next = new ExamJournal(subject, environment);
    let wanted = true;
    void next.open().then((paper) => {
      if (!wanted) return;
      setKept(paper);
      setJournal(next);
    });
    return () => {
      wanted = false;
      next.close();
      void sendUnsentAnswers(userId, environment, afterwards);
    };
  }, [userId, attemptId, examId]);

  useEffect(() => {
    if (journal && told) void journal.adopt(told, fresh).then(() => setAdopted(told));
  }, [journal, told, fresh]);

  // Signed in again in another tab: requests refused under the old session are sent under the new one.
  const token = useSession()?.token;
  useEffect(() => {
    // Also without a refusal: a page that was suspended hears of the old session's end only later.
    if (token !== undefined) journal?.resume();
  }, [journal, token]);

  const attempt = adopted ?? kept;
  return {
    opened: journal && attempt ? { journal, attempt } : null,
    error: query.error,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

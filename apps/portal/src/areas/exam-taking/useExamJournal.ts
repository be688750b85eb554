import type { Attempt } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../../app/session/useSession';
import { useUser } from '../../app/session/useUser';
import { browserEnvironment } from '../../journal/browserEnvironment';
import { ExamJournal } from '../../journal/ExamJournal';
import { sendUnsentAnswers } from '../../journal/unsentAnswers';
import { keepPageOffline } from './keepPageOffline';

/** How long what is left behind goes on being sent after the page was left. */
const afterwards = 60_000;

/** An attempt that this page has open: what the server told, or what this device kept of it. */
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

/** Opens the journal of an attempt and asks the server for it. What is kept on this device is enough to go on. */
export function useExamJournal(examId: string, attemptId: string): OpeningExam {
  const { id: userId } = useUser();
  const [journal, setJournal] = useState<ExamJournal | null>(null);
  const [kept, setKept] = useState<Attempt | null>(null);
  const [adopted, setAdopted] = useState<Attempt | null>(null);
  const query = useQuery({
    ...attemptQueries.attempt(examId, attemptId),
    // The heartbeat brings what changes; asking twice would only cost.
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

  // Signed in again in another tab: what the server refused under the old session goes on under the new one.
  const token = useSession()?.token;
  useEffect(() => {
    // Also where no refusal has come yet: a page that was frozen meanwhile hears the old session's only later.
    if (token !== undefined) journal?.resume();
  }, [journal, token]);

  // When the exam stands, all of its program files are there.
  useEffect(() => {
    if (adopted) void keepPageOffline();
  }, [adopted]);

  const attempt = adopted ?? kept;
  return {
    opened: journal && attempt ? { journal, attempt } : null,
    error: query.error,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}

import { ApiError } from '@sen/api/client/ApiError';
import type { Attempt } from '@sen/api/contract/model';
import { Box } from '@sen/ui/Box';
import { PageFrame } from '@sen/ui/PageFrame';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { ExamJournal } from '../../journal/ExamJournal';
import { Failed } from '../../patterns/Failed';
import { Loading } from '../../patterns/Loading';
import { refusalPage } from '../../patterns/refusalPage';
import { href } from '../../routes/paths';
import { SittingExam } from './SittingExam';
import { seenHref } from '../../patterns/assignments/seenHref';
import { useExamJournal } from './useExamJournal';

/** Milliseconds to send answers in the grace period after an automatic hand-in. */
const lastPatience = 8_000;

interface TakenExamProps {
  examId: string;
  attemptId: string;
  /** Whether the attempt is where the address says. */
  belongs: (attempt: Attempt) => boolean;
  /** Where who leaves the exam goes. */
  leaveHref: (attempt: Attempt) => string;
}

/** A running exam, without the shell; a failing call never replaces it. */
export function TakenExam({ examId, attemptId, belongs, leaveHref }: TakenExamProps) {
  const { opened, error, retrying, retry } = useExamJournal(examId, attemptId);
  if (opened) {
    const { journal, attempt } = opened;
    if (!belongs(attempt)) return <Redirect to={href('notFound')} replace />;
    if (attempt.state === 'in_progress')
      return <SittingExam journal={journal} attempt={attempt} leaveHref={leaveHref(attempt)} />;
    return <ClosedExam journal={journal} attempt={attempt} />;
  }
  // Nothing was typed: what the server finds invalid is the attempt in the address.
  const isMalformed = error instanceof ApiError && error.status === 422;
  const page = isMalformed ? href('notFound') : refusalPage(error);
  if (page !== null) return <Redirect to={page} replace />;
  return (
    <PageFrame measure="form">
      <Box paddingBlock="xl">
        {error ? <Failed error={error} retrying={retrying} onRetry={retry} /> : <Loading />}
      </Box>
    </PageFrame>
  );
}

/** Already handed in: sends what is still on this device if it can count, and shows the result. */
function ClosedExam({ journal, attempt }: { journal: ExamJournal; attempt: Attempt }) {
  const [, navigate] = useLocation();
  useEffect(() => {
    let wanted = true;
    void (async () => {
      await journal.flush(lastPatience);
      if (!wanted) return;
      await journal.end(attempt.state);
      navigate(seenHref(attempt), { replace: true });
    })();
    return () => {
      wanted = false;
    };
  }, [journal, attempt, navigate]);
  return (
    <PageFrame measure="form">
      <Box paddingBlock="xl">
        <Loading />
      </Box>
    </PageFrame>
  );
}

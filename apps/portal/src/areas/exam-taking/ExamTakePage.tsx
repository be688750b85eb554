import type { Attempt } from '@sen/api/contract/model';
import { Box } from '@sen/ui/Box';
import { PageFrame } from '@sen/ui/PageFrame';
import { useEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { ExamJournal } from '../../journal/ExamJournal';
import { Failed } from '../../patterns/Failed';
import { Loading } from '../../patterns/Loading';
import { refusalPage } from '../../patterns/refusalPage';
import { SittingExam } from './SittingExam';
import { seenHref } from './seenHref';
import { useExamJournal } from './useExamJournal';

/** Milliseconds for what arrives in the grace after the server has handed in by time. */
const lastPatience = 8_000;

/** An exam is sat; it stands alone in the window, and a failing call never takes it away. */
export function ExamTakePage({ params }: { params: { svid: string; ssid: string } }) {
  const { opened, error, retrying, retry } = useExamJournal(params.svid, params.ssid);
  if (opened) {
    const { journal, attempt } = opened;
    if (attempt.state === 'in_progress') return <SittingExam journal={journal} attempt={attempt} />;
    return <ClosedExam journal={journal} attempt={attempt} />;
  }
  const page = refusalPage(error);
  if (page !== null) return <Redirect to={page} replace />;
  return (
    <PageFrame measure="form">
      <Box paddingBlock="xl">
        {error ? <Failed error={error} retrying={retrying} onRetry={retry} /> : <Loading />}
      </Box>
    </PageFrame>
  );
}

/** Handed in already: what this device still has is sent if it can count, and the result is shown. */
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

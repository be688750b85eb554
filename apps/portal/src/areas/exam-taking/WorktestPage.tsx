import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { Box } from '@sen/ui/Box';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { browserEnvironment } from '../../journal/browserEnvironment';
import { Failed } from '../../patterns/Failed';
import { Loading } from '../../patterns/Loading';
import { refusalPage } from '../../patterns/refusalPage';
import { href, type ParamsOf } from '../../routes/paths';
import { keptAttempt } from './keptAttempt';
import { TakenExam } from './TakenExam';

/** The running test of a meeting: `wid` is the attempt, `cscid` its assigned exam. */
export function WorktestPage({ params: { wid, cscid } }: { params: ParamsOf<'worktest'> }) {
  const kept = useKeptExam(cscid);
  const query = useQuery({ ...attemptQueries.assignment(cscid), enabled: kept === null });
  const examId = kept ?? query.data?.data.assignment.survey_id;
  if (examId !== undefined)
    return (
      <TakenExam
        examId={examId}
        attemptId={wid}
        belongs={({ assignment_id }) => assignment_id === cscid}
        leaveHref={({ classroom_id }) => href('trainingView', { tid: classroom_id })}
      />
    );
  const page = refusalPage(query.error);
  if (page !== null) return <Redirect to={page} replace />;
  return (
    <PageFrame measure="form">
      <Box paddingBlock="xl">
        {query.error ? (
          <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
        ) : (
          <Loading />
        )}
      </Box>
    </PageFrame>
  );
}

/** The exam of an attempt that this device has, which is enough to continue without a network; undefined while it is read. */
function useKeptExam(assignmentId: string): string | null | undefined {
  const { id: userId } = useUser();
  const [examId, setExamId] = useState<string | null>();
  useEffect(() => {
    let wanted = true;
    keptAttempt(userId, assignmentId, browserEnvironment()).then(
      (attempt) => wanted && setExamId(attempt?.survey_id ?? null),
      () => wanted && setExamId(null),
    );
    return () => {
      wanted = false;
    };
  }, [userId, assignmentId]);
  return examId;
}

import { ApiError } from '@sen/api/client/ApiError';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamReview } from '@sen/ui/ExamReview';
import { ClockIcon, ExamIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearch } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { backFromExam, backFromOwnResult } from '../../patterns/assignments/backFromExam';
import { readyHref } from '../../patterns/assignments/readyHref';
import { seenHref } from '../../patterns/assignments/seenHref';
import { Loaded } from '../../patterns/Loaded';
import { reviewProps } from '../../patterns/review/reviewProps';
import { href, type ParamsOf } from '../../routes/paths';
import { AfterHandIn } from './AfterHandIn';
import { seenWords } from './seenWords';

/** After an automatic hand-in the server accepts late answers for some seconds, and shows no result until then. */
const askAgain = 3_000;

/**
 * A student's result: the score, and the exam with the answers; also for teachers and managers of the class. `?attempt=`
 * selects the attempt; the last one by default.
 */
export function ExamSeenPage({ params }: { params: ParamsOf<'examSeen'> }) {
  const attemptId = new URLSearchParams(useSearch()).get('attempt');
  return (
    <PageFrame>
      {attemptId ? <SeenAttempt id={attemptId} params={params} /> : <LastAttempt params={params} />}
    </PageFrame>
  );
}

interface SeenProps {
  params: ParamsOf<'examSeen'>;
}

function SeenAttempt({ id, params }: SeenProps & { id: string }) {
  const user = useUser();
  const query = useQuery({
    ...attemptQueries.review(id),
    refetchInterval: ({ state }) => (codeOf(state.error) === 'reviewNotYetAllowed' ? askAgain : false),
  });
  const refusal = query.data ? null : codeOf(query.error);
  if (refusal === 'reviewNotYetAllowed') return <NotSeenYet id={id} assignmentId={params.ssclid} />;
  // To those who run the class; the student is told so with the way back to it.
  if (refusal === 'attemptNotOver')
    return <EmptyState tone="waiting" level={1} icon={ExamIcon} title={seenWords('notOver')} />;
  if (refusal === 'attemptReset')
    return (
      <EmptyState
        tone="waiting"
        level={1}
        icon={ExamIcon}
        title={seenWords('wasReset')}
        actions={<ButtonLink href={href('myExams')}>{seenWords('toExams')}</ButtonLink>}
      >
        {seenWords('wasResetText')}
      </EmptyState>
    );
  return (
    <Loaded
      query={query}
      belongs={({ data }) =>
        data.survey_id === params.sid &&
        data.assignment_id === params.ssclid &&
        data.student.id === params.uid
      }
    >
      {({ data }) => (
        <ExamReview
          {...reviewProps(data)}
          {...(data.student.id === user.id
            ? { notes: <AfterHandIn review={data} />, back: backFromOwnResult(data.classroom_id) }
            : { student: data.student.name, back: backFromExam({ id: data.classroom_id }) })}
        />
      )}
    </Loaded>
  );
}

/** Handed in seconds ago; or reopened, and the student can continue. */
function NotSeenYet({ id, assignmentId }: { id: string; assignmentId: string }) {
  const user = useUser();
  const { data } = useQuery(attemptQueries.assignment(assignmentId));
  const assignment = data?.data.assignment;
  const isRunning = assignment?.mine?.attempts.some((one) => one.id === id && one.state === 'in_progress');
  if (assignment && isRunning)
    return (
      <EmptyState
        tone="waiting"
        level={1}
        icon={ExamIcon}
        title={seenWords('notOver')}
        actions={<ButtonLink href={readyHref(assignment, user.id)}>{seenWords('goOn')}</ButtonLink>}
      />
    );
  return (
    <EmptyState tone="waiting" level={1} icon={ClockIcon} title={seenWords('seenSoon')}>
      {seenWords('seenSoonText')}
    </EmptyState>
  );
}

function LastAttempt({ params }: SeenProps) {
  const user = useUser();
  const query = useQuery(attemptQueries.handedIn(params.ssclid, params.uid));
  return (
    <Loaded query={query} belongs={({ data }) => data.survey_id === params.sid}>
      {({ data: { attempts, student, ...of } }) => {
        const [last] = attempts;
        if (!last)
          return (
            <EmptyState icon={ExamIcon} level={1} title={seenWords('noAttempt')}>
              {seenWords(student.id === user.id ? 'noAttemptText' : 'noAttemptOf', { name: student.name })}
            </EmptyState>
          );
        return <Redirect to={seenHref({ id: last.id, student, ...of })} replace />;
      }}
    </Loaded>
  );
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

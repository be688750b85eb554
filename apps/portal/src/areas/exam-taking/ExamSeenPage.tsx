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
import { Loaded } from '../../patterns/Loaded';
import { reviewProps } from '../../patterns/review/reviewProps';
import { href, type ParamsOf } from '../../routes/paths';
import { AfterHandIn } from './AfterHandIn';
import { seenHref } from './seenHref';
import { seenWords } from './seenWords';

/** After an automatic hand-in the server accepts late answers for some seconds, and shows no result until then. */
const askAgain = 3_000;

/**
 * The student's result: the score, and the exam with the answers. `?attempt=` selects the attempt; the last one by
 * default.
 */
export function ExamSeenPage({ params }: { params: ParamsOf<'examSeen'> }) {
  const attemptId = new URLSearchParams(useSearch()).get('attempt');
  return (
    <PageFrame measure="reading">
      {attemptId ? <SeenAttempt id={attemptId} /> : <LastAttempt params={params} />}
    </PageFrame>
  );
}

function SeenAttempt({ id }: { id: string }) {
  const query = useQuery({
    ...attemptQueries.review(id),
    refetchInterval: ({ state }) => (codeOf(state.error) === 'reviewNotYetAllowed' ? askAgain : false),
  });
  const refusal = query.data ? null : codeOf(query.error);
  if (refusal === 'reviewNotYetAllowed')
    return (
      <EmptyState tone="waiting" level={1} icon={ClockIcon} title={seenWords('seenSoon')}>
        {seenWords('seenSoonText')}
      </EmptyState>
    );
  if (refusal === 'attemptNotOver' || refusal === 'attemptInProgress')
    return (
      <EmptyState
        tone="waiting"
        level={1}
        icon={ExamIcon}
        title={seenWords('notOver')}
        actions={<ButtonLink href={href('myExams')}>{seenWords('goOn')}</ButtonLink>}
      />
    );
  return (
    <Loaded query={query}>
      {({ data }) => (
        <ExamReview
          {...reviewProps(data)}
          notes={<AfterHandIn review={data} />}
          actions={
            <ButtonLink variant="quiet" href={href('classroom', { cid: data.classroom_id })}>
              {seenWords('back')}
            </ButtonLink>
          }
        />
      )}
    </Loaded>
  );
}

function LastAttempt({ params }: { params: ParamsOf<'examSeen'> }) {
  const student = useUser();
  const query = useQuery(attemptQueries.assignment(params.ssclid));
  return (
    <Loaded query={query}>
      {({ data: { assignment } }) => {
        const done = (assignment.mine?.attempts ?? []).filter(({ state }) => state !== 'in_progress');
        const last = done.toSorted((one, other) => other.number - one.number)[0];
        if (!last)
          return (
            <EmptyState icon={ExamIcon} level={1} title={seenWords('noAttempt')}>
              {seenWords('noAttemptText')}
            </EmptyState>
          );
        const seen = { id: last.id, survey_id: params.sid, assignment_id: params.ssclid, student };
        return <Redirect to={seenHref(seen)} replace />;
      }}
    </Loaded>
  );
}

function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

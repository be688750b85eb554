import { ApiError } from '@sen/api/client/ApiError';
import type { Review } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { rubricScore } from '@sen/domain/questions/rubric';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamReview } from '@sen/ui/ExamReview';
import { ExamIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { ResetCallout } from '../../patterns/review/ResetCallout';
import { reviewProps } from '../../patterns/review/reviewProps';
import { useDocumentName } from '../../patterns/useDocumentName';
import type { ParamsOf } from '../../routes/paths';
import { backTo } from './markingLists';
import { NextToMark } from './NextToMark';
import { atFirstWaiting } from './submissionRow';
import { useMarking } from './useMarking';
import { useNextToMark } from './useNextToMark';
import { words } from './words';

/** A student's attempt for its teacher, who marks the written answers here. `clid` is the attempt. */
export function AnswerReviewPage({ params }: { params: ParamsOf<'answerReview'> }) {
  const reader = useUser();
  const query = useQuery(attemptQueries.review(params.clid));
  useDocumentName(query.data?.data.student.name ?? '');
  const isRunning = query.error instanceof ApiError && query.error.code === 'attemptNotOver';
  return (
    <PageFrame measure="sheet">
      {isRunning && !query.data ? (
        <EmptyState tone="waiting" level={1} icon={ExamIcon} title={words('notOver')}>
          {words('notOverText')}
        </EmptyState>
      ) : (
        <Loaded
          query={query}
          belongs={({ data }) =>
            data.survey_id === params.sid &&
            data.assignment_id === params.ssclid &&
            data.student.id === params.uid &&
            (params.teacherId === reader.id || data.teacher_ids.includes(params.teacherId))
          }
        >
          {({ data }) => <MarkedAttempt key={data.result.attempt_id} review={data} />}
        </Loaded>
      )}
    </PageFrame>
  );
}

function MarkedAttempt({ review }: { review: Review }) {
  const teacher = useUser();
  const search = useSearch();
  const { drafts, ...marking } = useMarking(review, teacher.id);
  const next = <NextToMark next={useNextToMark(review)} classroomId={review.classroom_id} />;
  if (!drafts) return <Loading />;
  return (
    <ExamReview
      {...reviewProps(review)}
      back={backTo(review)}
      notes={review.reset && <ResetCallout reset={review.reset} />}
      student={review.student.name}
      marking={
        review.may_mark
          ? { ...marking, rubricScore, drafts, done: next, startAtWaiting: search === atFirstWaiting }
          : undefined
      }
      actions={review.may_mark && review.result.waiting_questions === 0 ? next : undefined}
    />
  );
}

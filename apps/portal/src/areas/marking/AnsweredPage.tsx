import type { Answer } from '@sen/api/contract/model';
import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { Loaded } from '../../patterns/Loaded';
import { seenHref } from '../../patterns/assignments/seenHref';
import { href, type ParamsOf } from '../../routes/paths';
import { atFirstWaiting } from './submissionRow';
import { words } from './words';

/** What a student has handed in of an assigned exam: the attempt that waits for a mark, else the last. */
export function AnsweredPage({ params }: { params: ParamsOf<'answered'> }) {
  const reader = useUser();
  const query = useQuery(attemptQueries.handedIn(params.ssclid, params.uid));
  return (
    <PageFrame>
      <Loaded query={query} belongs={({ data }) => data.survey_id === params.sid}>
        {({ data }) => {
          const address = attemptHref(data, reader.id);
          if (address !== undefined) return <Redirect to={address} replace />;
          return (
            <EmptyState icon={ExamIcon} level={1} title={words('nothingHandedIn')}>
              {words('nothingHandedInText', { name: data.student.name })}
            </EmptyState>
          );
        }}
      </Loaded>
    </PageFrame>
  );
}

function attemptHref(of: Answer<'listHandedIn'>['data'], readerId: string): string | undefined {
  const { attempts, student, survey_id, assignment_id } = of;
  const attempt = attempts.find(({ state }) => state === 'submitted') ?? attempts[0];
  if (!attempt) return undefined;
  if (student.id === readerId) return seenHref({ id: attempt.id, survey_id, assignment_id, student });
  const place = { sid: survey_id, ssclid: assignment_id, uid: student.id, clid: attempt.id };
  const page = href('answerReview', { ...place, teacherId: readerId });
  return attempt.state === 'submitted' ? `${page}?${atFirstWaiting}` : page;
}

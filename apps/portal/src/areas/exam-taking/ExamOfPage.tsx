import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { can } from '@sen/domain/access/can';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { readyHref } from '../../patterns/assignments/readyHref';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { words } from './words';

/** Where notifications of an exam lead: a student to the own assignment of it, others to the exam itself. */
export function ExamOfPage({ params: { surveyId } }: { params: ParamsOf<'examOf'> }) {
  const { role } = useUser();
  if (can(role, 'exam.list')) return <Redirect to={href('examView', { svid: surveyId })} replace />;
  return <OwnAssignment surveyId={surveyId} />;
}

function OwnAssignment({ surveyId }: { surveyId: string }) {
  const user = useUser();
  const query = useQuery(
    attemptQueries.assignments({ limit: 5, 'fieldName[]': ['survey_id'], 'keyword[]': [surveyId] }),
  );
  return (
    <PageFrame measure="sheet">
      <Loaded query={query}>
        {({ data: [first] }) =>
          first ? (
            <Redirect to={readyHref(first, user.id)} replace />
          ) : (
            <EmptyState
              icon={ExamIcon}
              title={words('notAssigned')}
              actions={<ButtonLink href={href('myExams')}>{pageTitle('myExams')}</ButtonLink>}
            >
              {words('notAssignedText')}
            </EmptyState>
          )
        }
      </Loaded>
    </PageFrame>
  );
}

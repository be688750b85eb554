import { classQueries } from '@sen/api/resources/classes/classQueries';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { SurveyIcon } from '@sen/ui/icons';
import { PageHeader } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { DetailPage } from '../../patterns/DetailPage';
import { joinQueries } from '../../patterns/joinQueries';
import { waitsForAnswer } from '../../patterns/surveys/askedSurveys';
import { OwnSurveyRows } from '../../patterns/surveys/OwnSurveyRows';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { takeWords as words } from './words';

/** What a student is asked in a class; a single survey that waits for an answer is opened at once. */
export function AskedInClass({ cid }: { cid: string }) {
  const classroom = useQuery(classQueries.detail(cid));
  const surveys = useQuery(surveyQueries.ownInClass(cid));
  return (
    <DetailPage query={joinQueries({ classroom, surveys })} name={(all) => all.classroom.data.classroom_name}>
      {(all) => {
        const waiting = all.surveys.data.filter(waitsForAnswer);
        const [only] = waiting;
        if (only && waiting.length === 1)
          return <Redirect to={href('classSurveyTake', { cid, is: only.id })} replace />;
        return (
          <>
            <PageHeader
              title={pageTitle('classSurveys')}
              back={{ href: href('classroom', { cid }), label: all.classroom.data.classroom_name }}
            />
            {all.surveys.data.length === 0 ? (
              <EmptyState icon={SurveyIcon} title={words('noneInClass')}>
                {words('noneInClassText')}
              </EmptyState>
            ) : (
              <OwnSurveyRows classId={cid} surveys={all.surveys.data} />
            )}
          </>
        );
      }}
    </DetailPage>
  );
}

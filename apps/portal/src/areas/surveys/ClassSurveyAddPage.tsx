import type { Class } from '@sen/api/contract/model';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { ClassSurveyTrail } from './ClassSurveyTrail';
import { SurveyEditor } from './SurveyEditor';
import { emptySurvey, surveyReaders } from './surveyForm';

/** Creates a survey in a class. */
export function ClassSurveyAddPage({ params: { cid } }: { params: { cid: string } }) {
  return (
    <Loaded query={useQuery(classQueries.detail(cid))}>{({ data }) => <NewSurvey classroom={data} />}</Loaded>
  );
}

function NewSurvey({ classroom }: { classroom: Class }) {
  const user = useUser();
  const initial = useMemo(() => emptySurvey({ participants: [] }, true), []);
  const title = pageTitle('classSurveyAdd');
  return (
    <FormPage
      title={title}
      breadcrumbs={<ClassSurveyTrail classroom={classroom} current={title} />}
      draftKey={`${user.id}:survey:newOfClass:${classroom.id}`}
      base={null}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} of={{ classroom }} />}
    </FormPage>
  );
}

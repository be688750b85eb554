import type { Survey } from '@sen/api/contract/model';
import { surveyQueries } from '@sen/api/resources/surveys/surveyQueries';
import { mayEditSurvey } from '@sen/domain/surveys/mayEditSurvey';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { SurveyEditor } from './SurveyEditor';
import { formOf, surveyReaders } from './surveyForm';
import { type AskedPlace, isAskedAt, isAt } from './surveyPlaces';
import { SurveyTrail } from './SurveyTrail';
import type { Asked } from './useAsked';
import { formWords } from './words';

/** The page that edits a survey of a project, a class or a course, until it is completed. */
export function EditedSurvey({ id, asked: { place, query } }: { id: string; asked: Asked }) {
  return (
    <EditPage
      query={surveyQueries.detail(id)}
      name={({ name }) => name}
      belongs={(survey) => isAskedAt(place, survey)}
      guard={{ rule: mayEditSurvey, view: () => place.view(id) }}
    >
      {(survey) => (
        <LoadedForm query={query} belongs={(of) => isAt(place, of)}>
          {(of) => <EditForm key={survey.id} survey={survey} of={of} />}
        </LoadedForm>
      )}
    </EditPage>
  );
}

function EditForm({ survey, of }: { survey: Survey; of: AskedPlace }) {
  const user = useUser();
  const initial = useMemo(() => formOf(survey), [survey]);
  const title = formWords('editing', { name: survey.name });
  return (
    <FormPage
      title={title}
      breadcrumbs={<SurveyTrail of={of} current={title} />}
      draftKey={`${user.id}:survey:${survey.id}`}
      base={String(survey.version)}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} of={of} survey={survey} />}
    </FormPage>
  );
}

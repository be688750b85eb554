import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { pageTitle } from '../../routes/pageTitles';
import { SurveyEditor } from './SurveyEditor';
import { emptySurvey, surveyReaders } from './surveyForm';
import { type AskedPlace, isAt } from './surveyPlaces';
import { SurveyTrail } from './SurveyTrail';
import type { Asked } from './useAsked';

/** The page that creates a survey in a project, a class or a course. */
export function NewSurvey({ asked: { place, query } }: { asked: Asked }) {
  return (
    <LoadedForm query={query} belongs={(of) => isAt(place, of)}>
      {(of) => <NewForm of={of} draft={place.draft} />}
    </LoadedForm>
  );
}

function NewForm({ of, draft }: { of: AskedPlace; draft: string }) {
  const user = useUser();
  const project = 'project' in of ? of.project : undefined;
  const initial = useMemo(() => emptySurvey(project), [project]);
  const title = pageTitle('projectSurveyAdd');
  return (
    <FormPage
      title={title}
      breadcrumbs={<SurveyTrail of={of} current={title} />}
      draftKey={`${user.id}:survey:${draft}`}
      base={null}
      initial={initial}
      readers={surveyReaders}
    >
      {(work) => <SurveyEditor work={work} of={of} />}
    </FormPage>
  );
}

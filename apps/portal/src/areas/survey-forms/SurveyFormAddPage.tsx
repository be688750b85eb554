import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormPage } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { SurveyFormEditor } from './SurveyFormEditor';
import { emptySurveyForm, surveyFormReaders } from './surveyFormForm';
import { formWords } from './words';

/** Creates a survey form. */
export function SurveyFormAddPage() {
  const user = useUser();
  const [initial] = useState(() => emptySurveyForm(formWords('firstPart')));
  return (
    <FormPage
      title={pageTitle('surveyFormAdd')}
      back={backToList('surveyForms')}
      draftKey={`${user.id}:surveyForm:new`}
      base={null}
      initial={initial}
      readers={surveyFormReaders}
    >
      {(work) => <SurveyFormEditor work={work} />}
    </FormPage>
  );
}

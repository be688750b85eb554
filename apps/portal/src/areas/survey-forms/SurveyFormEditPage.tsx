import type { SurveyForm } from '@sen/api/contract/model';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { mayEdit } from './mayEdit';
import { SurveyFormEditor } from './SurveyFormEditor';
import { formOf, surveyFormReaders } from './surveyFormForm';
import { formWords } from './words';

/** Edits a survey form; saving one that a survey asks creates a copy. */
export function SurveyFormEditPage({ params }: { params: { svid: string } }) {
  const user = useUser();
  return (
    <EditPage
      query={surveyFormQueries.detail(params.svid)}
      name={({ name }) => name}
      guard={{
        rule: (form) => mayEdit(user, form),
        view: ({ id }) => href('surveyFormView', { svid: id }),
      }}
    >
      {(form) => <EditedForm form={form} />}
    </EditPage>
  );
}

function EditedForm({ form }: { form: SurveyForm }) {
  const user = useUser();
  const initial = useMemo(() => formOf(form), [form]);
  return (
    <FormPage
      title={formWords('editing', { name: form.name })}
      back={{ href: href('surveyFormView', { svid: form.id }), label: pageTitle('surveyFormView') }}
      draftKey={`${user.id}:surveyForm:${form.id}`}
      base={String(form.version)}
      initial={initial}
      readers={surveyFormReaders}
    >
      {(work) => <SurveyFormEditor work={work} form={form} />}
    </FormPage>
  );
}

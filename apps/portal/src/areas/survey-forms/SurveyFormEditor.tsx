import type { SurveyForm } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { ExamBuilder } from '@sen/ui/ExamBuilder';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { backToList } from '../../patterns/list/lastLists';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { builderParts, partsOf } from './builderParts';
import { orderedQuestions, withQuestion, type SurveyFormForm } from './surveyFormForm';
import { SurveyFormGeneral } from './SurveyFormGeneral';
import { useSaveSurveyForm } from './useSaveSurveyForm';
import { formWords as words } from './words';

const SurveyQuestionDialog = lazyPart(
  async () => (await import('./SurveyQuestionDialog')).SurveyQuestionDialog,
);

interface SurveyFormEditorProps {
  work: FormWork<SurveyFormForm>;
  /** The form to edit; absent for a new one. */
  form?: SurveyForm;
}

/** What is being written: a new question of a part, or one of the form. */
interface Writing {
  part: string;
  id: string | null;
}

/** The form of a survey form: what it is, its parts with their questions, and its saving. */
export function SurveyFormEditor({ work, form }: SurveyFormEditorProps) {
  const { value, change } = work;
  const { errors, refusal, pending, save } = useSaveSurveyForm(work, form);
  const [writing, setWriting] = useState<Writing | null>(null);
  const back = form ? href('surveyFormView', { svid: form.id }) : backToList('surveyForms').href;
  return (
    <>
      {form?.in_use && (
        <Callout tone="waiting" title={words('inUse')}>
          {words('inUseText')}
        </Callout>
      )}
      <Form
        aria-label={form ? words('editing', { name: form.name }) : pageTitle('surveyFormAdd')}
        errors={errors}
        onSubmit={() => save()}
      >
        <Stack gap="l">
          <SurveyFormGeneral work={work} />
          <ExamBuilder
            scored={false}
            value={builderParts(value)}
            onChange={(parts) => change({ parts: partsOf(parts) })}
            onAddQuestions={(part) => setWriting({ part, id: null })}
            onEditQuestion={(id) => setWriting({ part: '', id })}
            messages={{
              parts: words('parts'),
              addQuestions: words('addQuestion'),
              removed: words('removed'),
            }}
          />
          <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
            <Button type="submit" variant="primary" pending={pending}>
              {words(form === undefined ? 'add' : form.in_use ? 'saveCopy' : 'save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
      {writing && (
        <Suspense>
          <SurveyQuestionDialog
            question={writing.id === null ? null : (value.questions[writing.id] ?? null)}
            earlier={earlierThan(value, writing)}
            onClose={() => setWriting(null)}
            onKeep={(question) => {
              change(withQuestion(value, writing.part, question));
              setWriting(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The questions before the one that is written; a new one is the last of its part. */
function earlierThan(form: SurveyFormForm, { part, id }: Writing) {
  const all = orderedQuestions(form);
  if (id !== null)
    return all.slice(
      0,
      Math.max(
        0,
        all.findIndex((question) => question.id === id),
      ),
    );
  const at = form.parts.findIndex(({ key }) => key === part);
  return orderedQuestions({ ...form, parts: form.parts.slice(0, at + 1) });
}

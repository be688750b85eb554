import type { Exam } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { ExamBuilder } from '@sen/ui/ExamBuilder';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { backToList } from '../../patterns/list/lastLists';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { questionIds, withQuestions, type ExamForm } from './examForm';
import { ExamSettings } from './ExamSettings';
import { useDrawnQuestions } from './useDrawnQuestions';
import { useSaveExam } from './useSaveExam';
import { formWords as words } from './words';

const DrawDialog = lazyPart(async () => (await import('./DrawDialog')).DrawDialog);
const QuestionPicker = lazyPart(async () => (await import('./QuestionPicker')).QuestionPicker);

interface ExamEditorProps {
  work: FormWork<ExamForm>;
  /** The exam to edit; absent for a new one. */
  exam?: Exam;
}

/** The form of an exam: its settings, its parts, and the ways to save it. */
export function ExamEditor({ work, exam }: ExamEditorProps) {
  const { value, change } = work;
  const { errors, refusal, pending, save } = useSaveExam(work, exam);
  const [picking, setPicking] = useState<string | null>(null);
  const [drawing, setDrawing] = useState<string | null>(null);
  const drawn = useDrawnQuestions(work);
  const part = value.parts.find(({ key }) => key === picking);
  const drawnFor = value.parts.find(({ key }) => key === drawing);
  const becomesDraft = exam === undefined || exam.in_use || exam.status === 'draft';
  const [saveWord, publishWord] = exam?.in_use
    ? (['saveCopy', 'saveCopyAndPublish'] as const)
    : ([becomesDraft ? 'saveDraft' : 'save', 'saveAndPublish'] as const);
  const back = exam ? href('examView', { svid: exam.id }) : backToList('exams').href;

  return (
    <>
      {exam?.in_use && (
        <Callout tone="waiting" title={words('inUse')}>
          {words('inUseText')}
        </Callout>
      )}
      <Form
        aria-label={exam ? words('editing', { title: exam.title }) : pageTitle('examAdd')}
        errors={errors}
        onSubmit={() => save(false)}
      >
        <Stack gap="l">
          <ExamSettings value={value} change={change} />
          <ExamBuilder
            value={value.parts}
            onChange={(parts) => change({ parts })}
            onAddQuestions={setPicking}
            onDrawQuestions={setDrawing}
            onReplaceQuestion={drawn.replace}
          />
          <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
            <Button type="submit" variant={becomesDraft ? 'secondary' : 'primary'} pending={pending}>
              {words(saveWord)}
            </Button>
            {becomesDraft && (
              <Button variant="primary" disabled={pending} onPress={() => save(true)}>
                {words(publishWord)}
              </Button>
            )}
          </FormActions>
        </Stack>
      </Form>
      {part && (
        <Suspense>
          <QuestionPicker
            part={part.title}
            known={questionIds(value.parts)}
            onClose={() => setPicking(null)}
            onAdd={(chosen) => {
              change({ parts: withQuestions(value.parts, part.key, chosen) });
              setPicking(null);
            }}
          />
        </Suspense>
      )}
      {drawnFor && (
        <Suspense>
          <DrawDialog
            part={drawnFor.title}
            known={questionIds(value.parts)}
            onClose={() => setDrawing(null)}
            onDrawn={(questions) => {
              drawn.add(drawnFor.key, questions);
              setDrawing(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import type { Lesson } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { backToLessons } from './backToLessons';
import type { LessonForm } from './lessonForm';
import { LessonFiles } from './LessonFiles';
import { LessonGeneral } from './LessonGeneral';
import { useSaveLesson } from './useSaveLesson';
import { formWords as words } from './words';

interface LessonEditorProps {
  work: FormWork<LessonForm>;
  /** The lesson to edit; absent for a new one. */
  lesson?: Lesson;
}

/** The form of a lesson and its saving. */
export function LessonEditor({ work, lesson }: LessonEditorProps) {
  const { errors, refusal, pending, save } = useSaveLesson(work, lesson);
  const back = lesson ? href('lessonView', { lessonid: lesson.id }) : backToLessons().href;
  return (
    <>
      {lesson?.in_use && (
        <Callout tone="waiting" title={words('inUse', { names: lesson.classes.join(', ') })}>
          {words('inUseText')}
        </Callout>
      )}
      <Form
        aria-label={lesson ? words('editing', { name: lesson.name }) : pageTitle('lessonAdd')}
        errors={errors}
        onSubmit={() => save()}
      >
        <Stack gap="l">
          <LessonGeneral work={work} />
          <LessonFiles work={work} />
          <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
            <Button type="submit" variant="primary" pending={pending}>
              {words(lesson === undefined ? 'add' : lesson.in_use ? 'saveCopy' : 'save')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
    </>
  );
}

import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { ChapterTree, type ChapterTreeHandle } from '@sen/ui/ChapterTree';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { showToast } from '@sen/ui/Toast';
import { Suspense, useRef, useState } from 'react';
import { newId } from '../../app/newId';
import { lazyPart } from '../../app/chunks/lazyPart';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { type CourseForm, formOf, mergedForm } from './courseForm';
import { CourseGeneral } from './CourseGeneral';
import { CourseScores } from './CourseScores';
import { CourseTexts } from './CourseTexts';
import { chaptersOf, chosenExam, lessonOf, nodeErrors, withExam, withLesson } from './courseTree';
import { formWords as words } from './formWords';
import { useSaveCourse } from './useSaveCourse';
import { words as courseWords } from './words';

const ChapterExamDialog = lazyPart(async () => (await import('./ChapterExamDialog')).ChapterExamDialog);
const SessionLessonDialog = lazyPart(async () => (await import('./SessionLessonDialog')).SessionLessonDialog);
const MergeDialog = lazyPart(async () => (await import('./MergeDialog')).MergeDialog);

interface CourseEditorProps {
  work: FormWork<CourseForm>;
  label: string;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a course with its chapters, and its saving. */
export function CourseEditor({ work, label, back }: CourseEditorProps) {
  const { value, change } = work;
  const { errors, refusal, pending, save, validate, theirs, dropTheirs, onlyBannerMissing } =
    useSaveCourse(work);
  const [placing, setPlacing] = useState<{ chapter: string } | { exam: string } | null>(null);
  const [choosingFor, setChoosingFor] = useState<string | null>(null);
  const tree = useRef<ChapterTreeHandle>(null);
  const chapters = chaptersOf(value.tree);
  const { nodes, rest } = nodeErrors(errors, chapters);
  const wrong = Object.keys(nodes).length;
  const placed = value.tree
    .flatMap(({ items }) => items)
    .find(({ id }) => placing && 'exam' in placing && id === placing.exam);
  return (
    <>
      <Form aria-label={label} errors={rest} onSubmit={() => save()} onUnfinished={() => validate()}>
        <Stack gap="l">
          <CourseGeneral work={work} />
          <Card title={courseWords('content')}>
            <Stack>
              {wrong > 0 && (
                <Callout
                  tone="danger"
                  title={words('contentWrong', { count: wrong })}
                  actions={
                    <Button size="small" onPress={() => tree.current?.focusFirstError()}>
                      {words('showWrong')}
                    </Button>
                  }
                />
              )}
              <ChapterTree
                ref={tree}
                name="chapters"
                label={courseWords(value.course_name.trim() === '' ? 'content' : 'contentOf', {
                  name: value.course_name,
                })}
                value={value.tree}
                errors={nodes}
                newId={newId}
                onChange={(next) => change({ tree: next })}
                onChooseExam={setPlacing}
                onChooseLesson={setChoosingFor}
              />
            </Stack>
          </Card>
          <CourseTexts work={work} />
          <CourseScores work={work} />
          <FormActions
            refusal={refusal}
            notSaved={words(onlyBannerMissing ? 'bannerNotSaved' : 'notSaved')}
            back={back}
          >
            <Button type="submit" variant="primary" pending={pending}>
              {words(value.base ? 'save' : 'add')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
      {placing && (
        <Suspense>
          <ChapterExamDialog
            companyId={value.company_id}
            exam={placed?.kind === 'exam' ? placed : null}
            onClose={() => setPlacing(null)}
            onChoose={(exam, weight) => {
              const node = chosenExam(newId(), exam, weight);
              change({ tree: withExam(value.tree, placing, node) });
              setPlacing(null);
            }}
          />
        </Suspense>
      )}
      {choosingFor !== null && (
        <Suspense>
          <SessionLessonDialog
            projectId={value.project?.id ?? null}
            lesson={lessonOf(value.tree, choosingFor)}
            onClose={() => setChoosingFor(null)}
            onChoose={(lesson) => {
              change({ tree: withLesson(value.tree, choosingFor, lesson) });
              setChoosingFor(null);
            }}
          />
        </Suspense>
      )}
      {theirs && value.base && (
        <Suspense>
          <MergeDialog
            base={value.base}
            mine={value}
            theirs={theirs}
            onClose={dropTheirs}
            onMerge={(draft) => {
              change(mergedForm(draft, value, formOf(theirs)));
              dropTheirs();
              showToast({ tone: 'info', text: words('merged') });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

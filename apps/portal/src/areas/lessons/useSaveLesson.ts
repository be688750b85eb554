import type { Lesson } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { lessonMutations } from '@sen/api/resources/lessons/lessonMutations';
import { lessonQueries } from '@sen/api/resources/lessons/lessonQueries';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { href } from '../../routes/paths';
import { draftOf, lessonErrors, type LessonForm } from './lessonForm';
import { formWords as words } from './words';

/** Saves a lesson and opens its page. */
export function useSaveLesson({ value, forget }: FormWork<LessonForm>, lesson?: Lesson): Save {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(lessonQueries.detail(lesson?.id ?? '').queryKey, 'lessonChanged');
  return useSave({
    value,
    check: (form) => lessonErrors(form, lesson),
    send: async (form) => (await sendChange(() => lessonMutations.save(draftOf(form, lesson)))).data,
    invalidates: [lessonQueries.all(), categoryQueries.all()],
    toast: ({ id, name }) => words(lesson && id !== lesson.id ? 'savedAsCopy' : 'saved', { name }),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('lessonView', { lessonid: id })),
  });
}

import type { Class } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { checkClass } from '@sen/domain/classes/checkClass';
import { checkHandOver } from '@sen/domain/classes/mayEditClass';
import { useUser } from '../../app/session/useUser';
import { viewHref } from '../../patterns/classes/classActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { changeOf, type ClassForm } from './classForm';
import { formWords as words } from './formWords';

/** Saves a class of a course and opens its page. */
export function useSaveClass(
  { value, forget }: FormWork<ClassForm>,
  courseId: string,
  classroom?: Class,
): Save {
  const user = useUser();
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(classQueries.detail(classroom?.id ?? '').queryKey, 'classChanged');
  return useSave({
    value,
    check: (form) => {
      const change = changeOf(form);
      return [
        ...checkClass(change, new Date()),
        ...(form.teacher ? checkHandOver(user, form.teacher.id, classroom?.teacher_id) : []),
      ];
    },
    send: async (form) => {
      const change = changeOf(form);
      const student_ids = form.students.map(({ id }) => id);
      const saved = classroom
        ? sendChange(() => classMutations.edit(classroom.id, { ...change, version: classroom.version }))
        : classMutations.add({ ...change, course_id: courseId, student_ids });
      return (await saved).data;
    },
    invalidates: [classQueries.all(), courseQueries.all()],
    toast: ({ classroom_name }) => words(classroom ? 'saved' : 'added', { name: classroom_name }),
    forget: () => forget(),
    onSaved: (saved) => openSaved(viewHref(saved)),
  });
}

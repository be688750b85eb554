import type { FullCourse } from '@sen/api/contract/model';
import { ApiError } from '@sen/api/client/ApiError';
import { courseMutations } from '@sen/api/resources/courses/courseMutations';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { checkCourse } from '@sen/domain/courses/checkCourse';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { href } from '../../routes/paths';
import { type CourseForm, draftOf } from './courseForm';
import { formWords as words } from './formWords';

interface CourseSave extends Save {
  /** The course as somebody else saved it meanwhile, until it is merged. */
  theirs: FullCourse | null;
  dropTheirs: () => void;
}

/** Saves a course and opens its page. */
export function useSaveCourse({ value, forget }: FormWork<CourseForm>): CourseSave {
  const [, navigate] = useLocation();
  const [theirs, setTheirs] = useState<FullCourse | null>(null);
  const save = useSave({
    value,
    check: (form) => checkCourse(draftOf(form)),
    send: async (form) => {
      try {
        return (await courseMutations.save(draftOf(form))).data;
      } catch (error) {
        const id = form.base?.id;
        if (id !== undefined && error instanceof ApiError && error.code === 'courseChanged')
          setTheirs((await courseMutations.reread(id)).data);
        throw error;
      }
    },
    invalidates: [courseQueries.all()],
    toast: ({ course_name }) => words(value.base ? 'saved' : 'added', { name: course_name }),
    forget: () => forget(),
    onSaved: ({ id }) => navigate(href('courseView', { cid: id })),
  });
  return { ...save, theirs, dropTheirs: () => setTheirs(null) };
}

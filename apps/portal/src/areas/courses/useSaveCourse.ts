import type { Course, FullCourse } from '@sen/api/contract/model';
import { ApiError } from '@sen/api/client/ApiError';
import { completionQueries } from '@sen/api/resources/completion/completionQueries';
import { courseMutations } from '@sen/api/resources/courses/courseMutations';
import { courseQueries } from '@sen/api/resources/courses/courseQueries';
import { checkCourse } from '@sen/domain/courses/checkCourse';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { useState } from 'react';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { href } from '../../routes/paths';
import { type CourseForm, draftOf } from './courseForm';
import { formWords as words } from './formWords';

interface CourseSave extends Save {
  /** The course is saved and its banner is not. */
  onlyBannerMissing: boolean;
  /** The course as somebody else saved it meanwhile, until it is merged. */
  theirs: FullCourse | null;
  dropTheirs: () => void;
}

/** Saves a course and its banner, and opens its page. */
export function useSaveCourse({ value, change, forget }: FormWork<CourseForm>): CourseSave {
  const openSaved = useOpenSaved();
  const [theirs, setTheirs] = useState<FullCourse | null>(null);
  const [onlyBannerMissing, setOnlyBannerMissing] = useState(false);
  const isNew = value.base === null;
  const save = useSave({
    value,
    check: (form) => checkCourse(draftOf(form)),
    send: async (form) => {
      setOnlyBannerMissing(false);
      const course = await sendCourse(form);
      try {
        await sendBanner(course.id, form);
      } catch (error) {
        // The next try changes the course that is saved already.
        change({ base: draftOfCourse(course) });
        setOnlyBannerMissing(true);
        throw error;
      }
      return course;
    },
    // Its classes may now judge by other weights and scores than it does.
    invalidates: [courseQueries.all(), completionQueries.all()],
    toast: ({ course_name }) => words(isNew ? 'added' : 'saved', { name: course_name }),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('courseView', { cid: id })),
  });
  return { ...save, onlyBannerMissing, theirs, dropTheirs: () => setTheirs(null) };

  async function sendCourse(form: CourseForm): Promise<FullCourse> {
    try {
      return (await courseMutations.save(draftOf(form))).data;
    } catch (error) {
      const id = form.base?.id;
      if (id !== undefined && error instanceof ApiError && error.code === 'courseChanged')
        setTheirs((await courseMutations.reread(id)).data);
      throw error;
    }
  }
}

async function sendBanner(id: Course['id'], { banner, newBanner }: CourseForm): Promise<void> {
  if (newBanner?.picture) {
    const { picture } = newBanner;
    await courseMutations.saveBanner(id, new File([picture], 'banner.jpg', { type: picture.type }));
  } else if (newBanner && banner !== '') await courseMutations.removeBanner(id);
}

import { approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { whyCourseIsKept } from '@sen/domain/registration/whyNotReopened';
import { madePublicMail } from '../mail/publicCourseMails.ts';
import { makePublic } from '../store/freeCourses/publicCourses.ts';
import {
  keepReplaced,
  lockCourse,
  publishedFacts,
  restoreReplaced,
} from '../store/registration/publishedFacts.ts';
import type { TakenRequest } from '../store/registration/requests.ts';
import type { ApprovalEffects } from './ApprovalEffects.ts';

const courseOf = ({ course_id, course_name }: TakenRequest) => ({
  course_id: course_id ?? '',
  course_name: course_name ?? '',
});

/** The effects of requests to make courses public. */
export const publication: ApprovalEffects = {
  // Who decides above the units has no unit to name.
  decidedBy: () => 'Sen',

  async approve(transaction, requests, _, { caller, now, publicUrl }) {
    const ids = requests.map(({ id }) => id);
    await keepReplaced(transaction, ids);
    const courses = requests.flatMap(({ course_id }) => (course_id === null ? [] : [course_id]));
    await makePublic(transaction, courses, { by: caller.id, now });
    return (request) => {
      const course = courseOf(request);
      const href = new URL(approvalKinds.public_course.page(course.course_id), publicUrl).href;
      return {
        event: { type: 'PublicCourseApproved', facts: course },
        mail: madePublicMail(request, { course: course.course_name, href }),
      };
    };
  },

  async deny() {
    // A denial changes nothing about the course.
  },

  denied: (request, reason) => ({ type: 'PublicCourseDenied', facts: { ...courseOf(request), reason } }),

  lock: (transaction, { id }) => lockCourse(transaction, id),

  whyKept: async (transaction, { id, course_name }) =>
    whyCourseIsKept(course_name ?? '…', await publishedFacts(transaction, id)),

  async undo(transaction, { id, status }, { caller, now }) {
    if (status === 'approved') await restoreReplaced(transaction, id, { by: caller.id, now });
  },
};

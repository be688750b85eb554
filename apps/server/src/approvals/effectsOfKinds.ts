import type { ApprovalKind } from '@sen/domain/approvals/approvalKinds';
import type { TakenRequest } from '../store/registration/requests.ts';
import type { ApprovalEffects } from './ApprovalEffects.ts';
import { placement } from './placement.ts';
import { forumApproval } from './forumApproval.ts';
import { publication } from './publication.ts';

type Placed = Parameters<typeof placement>[0];

/** The notifications of requests to join the unit or a class of it. */
function joining(kind: 'account' | 'class'): Pick<Placed, 'approved' | 'denied'> {
  const askedOf = ({ company_id, company_name }: TakenRequest) => ({ kind, company_id, company_name });
  return {
    approved: (request, { id, name }) => ({
      type: 'RegistrationApproved',
      facts: { ...askedOf(request), classroom_id: id, classroom_name: name },
    }),
    denied: (request, reason) => ({ type: 'RegistrationDenied', facts: { ...askedOf(request), reason } }),
  };
}

const freeCourseOf = ({ course_id, course_name }: TakenRequest) => ({
  course_id: course_id ?? '',
  course_name: course_name ?? '',
});

/** What follows from the decisions on requests of each kind. */
export const effectsOfKinds = {
  account: placement({ admits: true, ...joining('account') }),
  class: placement({ admits: false, ...joining('class') }),
  free_course: placement({
    admits: false,
    approved: (request) => ({ type: 'FreeCourseApproved', facts: freeCourseOf(request) }),
    denied: (request, reason) => ({ type: 'FreeCourseDenied', facts: { ...freeCourseOf(request), reason } }),
  }),
  public_course: publication,
  topic_unit: forumApproval('unit'),
  topic_system: forumApproval('system'),
} as const satisfies Record<ApprovalKind, ApprovalEffects>;

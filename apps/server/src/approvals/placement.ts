import { withinCompany } from '@sen/domain/access/scope';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { NotificationEvent } from '@sen/domain/notifications/notificationTypes';
import { mayPlaceInClass } from '@sen/domain/registration/requestVerbs';
import { whyPlaceIsKept } from '@sen/domain/registration/whyNotReopened';
import { assertAllowed, found, RefusalError } from '../errors/RefusalError.ts';
import { approvedMail } from '../mail/registrationMails.ts';
import { enrol, unenrol } from '../store/classes/enrolment.ts';
import { takePlace } from '../store/registration/openClasses.ts';
import { lockPlace, placedFacts } from '../store/registration/placedFacts.ts';
import { admit, readmit, setAdmission, type TakenRequest } from '../store/registration/requests.ts';
import type { ApprovalEffects } from './ApprovalEffects.ts';

interface PlacementKind {
  /** Whether the person becomes a member of the unit. */
  readonly admits: boolean;
  approved(request: TakenRequest, classroom: { id: string; name: string }): NotificationEvent;
  denied(request: TakenRequest, reason: string | null): NotificationEvent;
}

const peopleOf = (requests: readonly TakenRequest[]) => [...new Set(requests.map(({ user_id }) => user_id))];

/** The effects of requests whose approval places people in a class of the unit. */
export function placement({ admits, approved, denied }: PlacementKind): ApprovalEffects {
  return {
    decidedBy: ({ company_name }) => company_name,

    async approve(transaction, requests, { classId }, { caller, now, publicUrl }) {
      if (classId === null) {
        const fieldErrors = [fieldError('classroom_id', 'pleaseSelectAClass')];
        throw new RefusalError('validationFailed', { fieldErrors });
      }
      const classroom = found(await takePlace(transaction, classId));
      assertAllowed(withinCompany(caller, classroom));
      for (const request of requests) assertAllowed(mayPlaceInClass(request, classroom, now));
      // Whoever waits for the unit is admitted with the place, whichever request gives it.
      await admit(transaction, peopleOf(requests), { company_id: classroom.company_id, now });
      await enrol(transaction, classroom.id, peopleOf(requests), now);
      const href = new URL(`/classroom/${classroom.id}`, publicUrl).href;
      return (request) => ({
        event: approved(request, classroom),
        mail: approvedMail(request, {
          unit: admits ? request.company_name : undefined,
          classroom: classroom.name,
          href,
        }),
        details: { classroom_id: classroom.id },
      });
    },

    async deny(transaction, requests, { now }) {
      if (admits) await setAdmission(transaction, peopleOf(requests), { admission: 'denied', now });
    },

    denied,

    lock: (transaction, { id }) => lockPlace(transaction, id),

    whyKept: async (transaction, { id, name }) => whyPlaceIsKept(name, await placedFacts(transaction, id)),

    async undo(transaction, request, { now }) {
      const { user_id, name, status, placed_class_id } = request;
      if (placed_class_id !== null) await unenrol(transaction, placed_class_id, [user_id]);
      if (!admits) return;
      if (status === 'denied') return setAdmission(transaction, [user_id], { admission: 'pending', now });
      const [kept] = await readmit(transaction, [request], now);
      if (kept) throw new RefusalError('memberInUseSince', { params: { name } });
    },
  };
}

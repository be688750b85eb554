import { withinCompany } from '@sen/domain/access/scope';
import { approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { fieldError } from '@sen/domain/errors/FieldError';
import { mayPlaceInClass } from '@sen/domain/registration/requestVerbs';
import type { ApprovalSource, DecisionEffects, Decider } from '../../approvals/ApprovalSource.ts';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { madePublicMail } from '../../mail/publicCourseMails.ts';
import { approvedMail, deniedMail } from '../../mail/registrationMails.ts';
import { enrol } from '../../store/classes/enrolment.ts';
import type { InTransaction } from '../../store/database.ts';
import { makePublic } from '../../store/freeCourses/publicCourses.ts';
import { keepReplaced } from '../../store/registration/reopening.ts';
import { takePlace } from '../../store/registration/openClasses.ts';
import {
  admit,
  decideRequests,
  setAdmission,
  type TakenRequest,
  takeRequests,
} from '../../store/registration/requests.ts';
import { notifyOfApproval, notifyOfDenial } from './notifyOfDecision.ts';
import { product } from './product.ts';
import { reopen } from './reopen.ts';

const idsOf = (rows: readonly TakenRequest[]) => rows.map(({ id }) => id);
const peopleOf = (rows: readonly TakenRequest[]) => [...new Set(rows.map(({ user_id }) => user_id))];

/** The class of each request, by its id, and of all others. */
interface PlaceChoice {
  placements: ReadonlyMap<string, string>;
  classroom_id: string | null;
}

/**
 * Requests for an account in a unit, a place in a class or a free course, for which the approver chooses the class; and those to
 * make courses public.
 */
export const requestApprovals: ApprovalSource<TakenRequest, PlaceChoice> = {
  audit: { approved: 'request.approved', denied: 'request.denied', undone: 'request.undone' },

  lock: takeRequests,

  async approve(transaction, rows, { placements, classroom_id }, decider) {
    const courses = rows.filter(({ kind }) => kind === 'public_course');
    const published = courses.length > 0 ? await publish(transaction, courses, decider) : undefined;
    const classOf = ({ id }: TakenRequest) => placements.get(id) ?? classroom_id;
    const places = new Map<string | null, DecisionEffects<TakenRequest>>();
    const joining = rows.filter(({ kind }) => kind !== 'public_course');
    // In a fixed order, to avoid deadlocks between transactions on the same classes.
    for (const chosen of [...new Set(joining.map(classOf))].toSorted()) {
      const placed = joining.filter((row) => classOf(row) === chosen);
      places.set(chosen, await place(transaction, placed, chosen, decider));
    }
    const effectsOf = (row: TakenRequest) => {
      const effects = row.kind === 'public_course' ? published : places.get(classOf(row));
      if (!effects) throw new Error(`Nothing was done for request ${row.id}.`);
      return effects;
    };
    return {
      mailOf: (row) => effectsOf(row).mailOf(row),
      detailsOf: (row) => effectsOf(row).detailsOf?.(row) ?? {},
    };
  },

  async deny(transaction, rows, reason, { caller, now, publicUrl }) {
    const decision = { status: 'denied', decided_by: caller.id, decided_at: now } as const;
    await decideRequests(transaction, idsOf(rows), { ...decision, reason });
    const applicants = rows.filter(({ kind }) => kind === 'account');
    if (applicants.length > 0)
      await setAdmission(transaction, peopleOf(applicants), { admission: 'denied', now });
    for (const row of rows) await notifyOfDenial(transaction, row, reason, { causedBy: caller.id, now });
    return {
      mailOf: (row) =>
        deniedMail(row, {
          unit: row.kind === 'public_course' ? product : row.company_name,
          reason,
          href: new URL(approvalKinds[row.kind].page(row.course_id ?? ''), publicUrl).href,
        }),
    };
  },

  undo: reopen,
};

/** Places the people in the chosen class, and admits those who wait for the unit. */
async function place(
  transaction: InTransaction,
  rows: readonly TakenRequest[],
  classroom_id: string | null,
  { caller, now, publicUrl }: Decider,
): Promise<DecisionEffects<TakenRequest>> {
  if (classroom_id === null) {
    const fieldErrors = [fieldError('classroom_id', 'pleaseSelectAClass')];
    throw new RefusalError('validationFailed', { fieldErrors });
  }
  const classroom = found(await takePlace(transaction, classroom_id));
  assertAllowed(withinCompany(caller, classroom));
  for (const row of rows) assertAllowed(mayPlaceInClass(row, classroom, now));
  const decision = { status: 'approved', decided_by: caller.id, decided_at: now } as const;
  await decideRequests(transaction, idsOf(rows), { ...decision, placed_class_id: classroom.id });
  await admit(transaction, peopleOf(rows), { company_id: classroom.company_id, now });
  await enrol(transaction, classroom.id, peopleOf(rows), now);
  for (const row of rows) await notifyOfApproval(transaction, row, classroom, { causedBy: caller.id, now });
  const href = new URL(`/classroom/${classroom.id}`, publicUrl).href;
  return {
    mailOf: (row: TakenRequest) => {
      const unit = row.kind === 'account' ? row.company_name : undefined;
      return approvedMail(row, { unit, classroom: classroom.name, href });
    },
    detailsOf: () => ({ classroom_id: classroom.id }),
  };
}

/** Puts the courses into the catalogue. */
async function publish(
  transaction: InTransaction,
  rows: readonly TakenRequest[],
  { caller, now, publicUrl }: Decider,
): Promise<DecisionEffects<TakenRequest>> {
  const decision = { status: 'approved', decided_by: caller.id, decided_at: now } as const;
  await decideRequests(transaction, idsOf(rows), decision);
  await keepReplaced(transaction, idsOf(rows));
  const courses = rows.flatMap(({ course_id }) => (course_id === null ? [] : [course_id]));
  await makePublic(transaction, courses, { by: caller.id, now });
  for (const row of rows) await notifyOfApproval(transaction, row, null, { causedBy: caller.id, now });
  return {
    mailOf: (row: TakenRequest) => {
      const href = new URL(approvalKinds[row.kind].page(row.course_id ?? ''), publicUrl).href;
      return madePublicMail(row, { course: row.course_name ?? '', href });
    },
  };
}

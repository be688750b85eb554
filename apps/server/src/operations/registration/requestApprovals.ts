import { withinCompany } from '@sen/domain/access/scope';
import { approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { mayPlaceInClass } from '@sen/domain/registration/requestVerbs';
import type { ApprovalSource } from '../../approvals/ApprovalSource.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { approvedMail, deniedMail } from '../../mail/registrationMails.ts';
import { enrol } from '../../store/classes/enrolment.ts';
import { takePlace } from '../../store/registration/openClasses.ts';
import { notify } from '../../store/notifications/notify.ts';
import {
  admit,
  decideRequests,
  setAdmission,
  type TakenRequest,
  takeRequests,
} from '../../store/registration/requests.ts';

const idsOf = (rows: readonly TakenRequest[]) => rows.map(({ id }) => id);
const peopleOf = (rows: readonly TakenRequest[]) => [...new Set(rows.map(({ user_id }) => user_id))];

/** Requests for an account in a unit or a place in a class. The approver chooses the class. */
export const requestApprovals: ApprovalSource<TakenRequest, { classroom_id: string }> = {
  audit: { approved: 'request.approved', denied: 'request.denied' },

  lock: takeRequests,

  async approve(transaction, rows, { classroom_id }, { caller, now, publicUrl }) {
    const classroom = found(await takePlace(transaction, classroom_id));
    assertAllowed(withinCompany(caller, classroom));
    for (const row of rows) assertAllowed(mayPlaceInClass(row, classroom, now));
    const decision = { status: 'approved', decided_by: caller.id, decided_at: now } as const;
    await decideRequests(transaction, idsOf(rows), { ...decision, placed_class_id: classroom.id });
    await admit(transaction, peopleOf(rows), { company_id: classroom.company_id, now });
    await enrol(transaction, classroom.id, peopleOf(rows), now);
    for (const { user_id, kind, company_id, company_name } of rows) {
      const facts = { kind, company_id, company_name, classroom_id, classroom_name: classroom.name };
      const to = { to: [user_id], causedBy: caller.id, now };
      await notify(transaction, { type: 'RegistrationApproved', facts }, to);
    }
    const href = new URL(`/classroom/${classroom.id}`, publicUrl).href;
    return {
      mailOf: (row) => {
        const unit = row.kind === 'account' ? row.company_name : undefined;
        return approvedMail(row, { unit, classroom: classroom.name, href });
      },
      details: { classroom_id: classroom.id },
    };
  },

  async deny(transaction, rows, reason, { caller, now, publicUrl }) {
    const decision = { status: 'denied', decided_by: caller.id, decided_at: now } as const;
    await decideRequests(transaction, idsOf(rows), { ...decision, reason });
    const applicants = rows.filter(({ kind }) => kind === 'account');
    if (applicants.length > 0)
      await setAdmission(transaction, peopleOf(applicants), { admission: 'denied', now });
    for (const { user_id, kind, company_id, company_name } of rows) {
      const facts = { kind, company_id, company_name, reason };
      await notify(
        transaction,
        { type: 'RegistrationDenied', facts },
        { to: [user_id], causedBy: caller.id, now },
      );
    }
    return {
      mailOf: (row) =>
        deniedMail(row, {
          unit: row.company_name,
          reason,
          href: new URL(approvalKinds[row.kind].page, publicUrl).href,
        }),
    };
  },
};

import type { AuditAction } from '@sen/domain/reports/auditActions';
import { randomInt } from 'node:crypto';
import { withinCompany } from '@sen/domain/access/scope';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { record } from '../../store/platform/audit.ts';
import { setRegistration, takeRegistration } from '../../store/registration/registrationLinks.ts';
import type { Handler } from '../Operation.ts';
import { shownLink } from './shownLink.ts';

/** For reading out and typing by hand: without 0 and O, 1 and I. Twelve letters are 60 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 12;

function newCode(): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}

export const setRegistrationLink: Handler<'setRegistrationLink'> = async (
  { path: { id }, body: { open, renew = false }, caller, now },
  { database, config },
) => {
  assertAllowed(withinCompany(caller, { company_id: id }));
  const registration = await database.transaction().execute(async (transaction) => {
    const before = found(await takeRegistration(transaction, id));
    const isFirst = open && before.register_code === null;
    const after = {
      takes_registrations: open,
      register_code: renew || isFirst ? newCode() : before.register_code,
    };
    await setRegistration(transaction, id, after, now);
    const actions: AuditAction[] = [
      ...(open === before.takes_registrations
        ? []
        : [open ? ('registration.opened' as const) : ('registration.closed' as const)]),
      ...(renew ? ['registration.renewed' as const] : []),
    ];
    const subject = { id, company_id: id };
    await record(
      transaction,
      actions.map((action) => ({ actorId: caller.id, action, subject })),
      now,
    );
    return after;
  });
  return { data: shownLink(registration, config) };
};

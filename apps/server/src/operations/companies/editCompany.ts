import { checkCompany, keptCompany } from '@sen/domain/companies/checkCompany';
import { draftOfCompany } from '@sen/domain/companies/draftOfCompany';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { describeCompany } from '../../store/companies/companies.ts';
import { isCompanyNameTaken, takeCompany, updateCompany } from '../../store/companies/companyChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const editCompany: Handler<'editCompany'> = async (
  { path: { id }, body, caller, now },
  { database },
) => {
  await database.transaction().execute(async (transaction) => {
    const before = found(await takeCompany(transaction, id));
    if (body.version !== undefined && body.version !== before.version)
      throw new RefusalError('companyChanged');
    const draft = { ...draftOfCompany(before), ...body };
    assertNoFieldErrors(checkCompany(draft));
    const company = keptCompany(draft);
    if (await isCompanyNameTaken(transaction, { id, name: company.name }))
      assertNoFieldErrors([fieldError('company_name', 'companyNameTaken')]);
    await updateCompany(transaction, id, company, now);
    const subject = { id, company_id: id };
    await record(transaction, [{ actorId: caller.id, action: 'company.edited', subject, details: {} }], now);
  });
  return { data: found(await describeCompany(database, id, now)) };
};

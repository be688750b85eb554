import { checkCompany, keptCompany } from '@sen/domain/companies/checkCompany';
import { assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { describeCompany } from '../../store/companies/companies.ts';
import { insertCompany } from '../../store/companies/companyChanges.ts';
import { record } from '../../store/platform/audit.ts';
import type { Handler } from '../Operation.ts';

export const addCompany: Handler<'addCompany'> = async ({ body, caller, now }, { database }) => {
  assertNoFieldErrors(checkCompany(body));
  const id = await database.transaction().execute(async (transaction) => {
    const made = orFieldError(
      await insertCompany(transaction, keptCompany(body), now),
      'company_name',
      'companyNameTaken',
    );
    const subject = { id: made, company_id: made };
    await record(transaction, [{ actorId: caller.id, action: 'company.added', subject, details: {} }], now);
    return made;
  });
  return { data: found(await describeCompany(database, id, now)) };
};

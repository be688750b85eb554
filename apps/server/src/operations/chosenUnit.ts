import { checkUnit } from '@sen/domain/access/checkUnit';
import { withinCompany } from '@sen/domain/access/scope';
import type { Caller } from '../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, orFieldError } from '../errors/RefusalError.ts';
import type { Database } from '../store/database.ts';
import { findCompany } from '../store/companies/companies.ts';

/**
 * The id of the unit of what a caller adds: the caller's own, or the one that a super-admin names.
 * @param field what names the unit in the body
 * @throws {RefusalError} none is named by who has none, it is unknown, or it is not the caller's
 */
export async function chosenUnit(
  database: Database,
  caller: Caller,
  named: string | undefined,
  field = 'company_id',
): Promise<string> {
  const company_id = named ?? caller.company_id ?? '';
  assertNoFieldErrors(checkUnit(company_id, caller).map((error) => ({ ...error, field })));
  assertAllowed(withinCompany(caller, { company_id }));
  return orFieldError(await findCompany(database, company_id), field, 'unknownReference').id;
}

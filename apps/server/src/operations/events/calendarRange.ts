import { withinCompany } from '@sen/domain/access/scope';
import { checkRange } from '@sen/domain/events/checkRange';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findCompany } from '../../store/companies/companies.ts';
import type { Database } from '../../store/database.ts';
import type { CalendarRange } from '../../store/events/calendarEntries.ts';

/** The range of a calendar that is asked for. @throws {RefusalError} when it is none, or of a unit that the caller does not see */
export async function calendarRange(
  database: Database,
  caller: Caller,
  { start, end, company_id }: { start: string; end: string; company_id?: string },
): Promise<CalendarRange> {
  assertNoFieldErrors(checkRange({ start, end }));
  if (company_id !== undefined) {
    assertAllowed(withinCompany(caller, { company_id }));
    found(await findCompany(database, company_id));
  }
  return { start: new Date(start), end: new Date(end), company_id };
}

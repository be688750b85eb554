import { fieldError } from '@sen/domain/errors/FieldError';
import { type BannerFields, checkBanner, keptBanner } from '@sen/domain/banners/checkBanner';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { liveUnitsAmong } from '../../store/companies/liveUnits.ts';

/** @throws {RefusalError} for wrong fields, and for units that do not exist */
export async function checkedBanner(
  database: Database,
  fields: BannerFields,
  hasImage: boolean,
): Promise<ReturnType<typeof keptBanner>> {
  assertNoFieldErrors(checkBanner(fields, hasImage));
  const kept = keptBanner(fields);
  const units = await liveUnitsAmong(database, kept.company_ids);
  if (units.length < kept.company_ids.length)
    assertNoFieldErrors([fieldError('company_ids', 'unknownReference')]);
  return kept;
}

import { fieldError } from '@sen/domain/errors/FieldError';
import { type BannerFields, checkBanner, keptBanner } from '@sen/domain/banners/checkBanner';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { liveUnits } from '../../store/companies/liveUnits.ts';

/** @throws {RefusalError} for wrong fields, and for units that do not exist */
export async function checkedBanner(
  database: Database,
  fields: BannerFields,
  hasImage: boolean,
): Promise<ReturnType<typeof keptBanner>> {
  assertNoFieldErrors(checkBanner(fields, hasImage));
  const kept = keptBanner(fields);
  if (kept.company_ids.length > 0) {
    const units = await liveUnits(database).select('id').where('id', 'in', kept.company_ids).execute();
    if (units.length < kept.company_ids.length)
      assertNoFieldErrors([fieldError('company_ids', 'unknownReference')]);
  }
  return kept;
}

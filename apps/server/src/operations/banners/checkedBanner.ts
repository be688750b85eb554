import { fieldError } from '@sen/domain/errors/FieldError';
import { type BannerFields, checkBanner, keptBanner } from '@sen/domain/banners/checkBanner';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { liveUnitsAmong } from '../../store/companies/liveUnits.ts';

/**
 * @param before the units that it has, which may have been deleted since
 * @throws {RefusalError} for wrong fields, and for new units that do not exist
 */
export async function checkedBanner(
  database: Database,
  fields: BannerFields,
  hasImage: boolean,
  before: readonly string[] = [],
): Promise<ReturnType<typeof keptBanner>> {
  assertNoFieldErrors(checkBanner(fields, hasImage));
  const kept = keptBanner(fields);
  const added = kept.company_ids.filter((id) => !before.includes(id));
  const units = await liveUnitsAmong(database, added);
  if (units.length < added.length) assertNoFieldErrors([fieldError('company_ids', 'unknownReference')]);
  return kept;
}

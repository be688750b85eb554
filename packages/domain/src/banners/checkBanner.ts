import type { BannerDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';
import { bannerTarget } from './bannerTarget.ts';

/** A banner without its picture, which is judged by its bytes. */
export type BannerFields = Omit<BannerDraft, 'image' | 'version'>;

/** Validates a banner in the order of its form; `hasImage` is whether it has a picture, or gets one. */
export function checkBanner(banner: BannerFields, hasImage: boolean): FieldError[] {
  const { alt_text, path = '', start_time, end_time, everywhere = true, company_ids = [] } = banner;
  const isReversed =
    typeof start_time === 'string' &&
    typeof end_time === 'string' &&
    Date.parse(end_time) <= Date.parse(start_time);
  return [
    ...(hasImage ? [] : [fieldError('image', 'bannerWithoutImage')]),
    ...required('alt_text', tidySpaces(alt_text)),
    ...(bannerTarget(path) === undefined ? [fieldError('path', 'bannerPathInvalid')] : []),
    ...(isReversed ? [fieldError('end_time', 'bannerEndsTooEarly')] : []),
    ...(!everywhere && company_ids.length === 0 ? [fieldError('company_ids', 'bannerWithoutUnits')] : []),
  ];
}

interface Renamed {
  start_time: 'starts_at';
  end_time: 'ends_at';
  company_ids: never;
}

/** The stored form of a valid banner: each role and unit once. */
export function keptBanner({
  alt_text,
  path = '',
  start_time,
  end_time,
  roles,
  everywhere = true,
  company_ids,
}: BannerFields) {
  return {
    banner: {
      alt_text: tidySpaces(alt_text),
      path: path.trim(),
      starts_at: start_time ?? null,
      ends_at: end_time ?? null,
      roles: [...new Set(roles)],
      everywhere,
    } satisfies KeptOf<BannerFields, Renamed>,
    company_ids: everywhere ? [] : [...new Set(company_ids)],
  };
}

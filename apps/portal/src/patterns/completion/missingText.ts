import type { MissingCondition } from '@sen/api/contract/model';
import { formatNumber } from '../../words/formats';
import { words } from './words';

/** What is missing for completion or the certificate, with how much of it is there. */
export function missingText({ what, has, needs }: MissingCondition): string {
  return words(what, { has: formatNumber(has ?? 0), needs: formatNumber(needs ?? 0) });
}

import type { BannerTiming } from '@sen/api/contract/model';

export const bannerTimings = ['coming', 'shown', 'ended'] as const satisfies readonly BannerTiming[];

interface Period {
  /** Null: at once. */
  readonly starts_at: Date | null;
  /** Null: without an end. */
  readonly ends_at: Date | null;
}

/** Whether a banner is shown now: from its start until just before its end. */
export function bannerTiming({ starts_at, ends_at }: Period, now: Date): BannerTiming {
  if (ends_at !== null && now >= ends_at) return 'ended';
  return starts_at !== null && now < starts_at ? 'coming' : 'shown';
}

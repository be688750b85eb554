interface CommittedScore {
  raw?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  scaled?: number | undefined;
}

/** A score in percent, with two decimals; null when the package has given none that is a number. */
export function percentOf({ raw, min = 0, max = 100, scaled }: CommittedScore): number | null {
  const share = scaled ?? (raw === undefined ? undefined : (raw - min) / (max - min));
  if (share === undefined || !Number.isFinite(share)) return null;
  return Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100;
}

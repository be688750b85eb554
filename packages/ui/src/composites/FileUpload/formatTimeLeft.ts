/** '2 phút', '45 giây', '1 giờ': one unit, rounded up, so that the wait is not understated. */
export function formatTimeLeft(seconds: number, locale: string): string {
  const [value, unit] =
    seconds < 60
      ? ([Math.max(1, Math.ceil(seconds)), 'second'] as const)
      : seconds < 3600
        ? ([Math.ceil(seconds / 60), 'minute'] as const)
        : ([Math.ceil(seconds / 3600), 'hour'] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size as people say it, '1,5 MB'. A kilobyte has 1,024 bytes, as in the file managers that people know. */
export function formatBytes(bytes: number, locale: string): string {
  let size = bytes;
  let unit = 0;
  // Rounded to what is shown, so that no '1.024 KB' stands where '1 MB' is meant.
  while (Math.round(size * 10) / 10 >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[unit] ?? 'byte',
    maximumFractionDigits: unit === 0 ? 0 : 1,
  }).format(size);
}

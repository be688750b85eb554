const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a file size, '1,5 MB'. A kilobyte has 1,024 bytes, as in common file managers. */
export function formatBytes(bytes: number, locale: string): string {
  let size = bytes;
  let unit = 0;
  // Rounds before comparing, so that '1 MB' is not shown as '1.024 KB'.
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

/** The number of a certificate in its unit and year: 2026-000123. */
export function certificateNumber({
  year,
  serial,
}: {
  readonly year: number;
  readonly serial: number;
}): string {
  return `${year}-${String(serial).padStart(6, '0')}`;
}

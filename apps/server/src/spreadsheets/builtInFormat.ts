import { getFormatFromId } from 'numfmt';

/** Formats whose order of day and month follows the reader's country. */
const local: Readonly<Record<number, string>> = { 14: 'dd/mm/yyyy', 22: 'dd/mm/yyyy hh:mm' };

/** The code of a number format that files name by its number alone; the general one when they name none. */
export function builtInFormat(id: number): string {
  const code = local[id] ?? getFormatFromId(id);
  return typeof code === 'string' ? code : 'General';
}

import { createHash } from 'node:crypto';
import type { ImportOptions } from '../store/imports/tables.ts';

interface Sent {
  companyId: string;
  classId?: string | undefined;
  file: { name: string; bytes: Uint8Array };
  options: ImportOptions;
}

/** A digest of what was sent: equal for the same file with the same choices, whatever their order. */
export function importDigest({ companyId, classId, file, options }: Sent): string {
  const choices = JSON.stringify(
    [companyId, ...(classId === undefined ? [] : [classId]), file.name, options],
    (_key, value: unknown) => sorted(value),
  );
  return createHash('sha256').update(choices).update('\0').update(file.bytes).digest('hex');
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

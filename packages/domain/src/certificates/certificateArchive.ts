import type { Language } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';

/** A .zip of certificates. */
export const archiveLimits = { certificates: 2_000, hours: 24 } as const;

/** Why there is none. */
export type ArchiveFailure = Extract<
  ErrorCode,
  'certificateArchiveEmpty' | 'certificateArchiveFailed' | 'serverStorageFull'
>;

/** What file systems forbid in names. */
const forbidden = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;
const mostLetters = 80;

/** The name of a certificate's document in an archive; its number makes it unique. */
export function archivedName({ number, person_name }: { number: string; person_name: string }): string {
  return `${fileName(number, person_name)}.pdf`;
}

const titles = { vi: 'Chứng chỉ', en: 'Certificates' } as const;

/** The name of the archive of a class. */
export function archiveName(className: string, language: Language): string {
  return `${fileName(titles[language], className)}.zip`;
}

function fileName(first: string, second: string): string {
  const allowed = [...second.normalize('NFC').replaceAll(forbidden, ' ')].slice(0, mostLetters).join('');
  return `${first} ${allowed}`.replaceAll(/\s+/g, ' ').trim();
}

/** Until when an archive is kept. */
export function archiveKeptUntil(created_at: Date): Date {
  return new Date(created_at.getTime() + archiveLimits.hours * 60 * 60_000);
}

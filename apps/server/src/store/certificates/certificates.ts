import type { CertificateFieldKind, OwnCertificate, VerifiedCertificate } from '@sen/api/contract/model';
import { certificateNumber } from '@sen/domain/certificates/certificateNumber';
import { certificateStatus } from '@sen/domain/certificates/certificateStatus';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database, InTransaction } from '../database.ts';

const facts = [
  'year',
  'serial',
  'code',
  'course_name',
  'score',
  'rating',
  'issued_at',
  'expires_at',
  'revoked_at',
] as const;

interface Facts {
  year: number;
  serial: number;
  issued_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
}

function shown<Row extends Facts>(
  { year, serial, issued_at, expires_at, revoked_at, ...row }: Row,
  now: Date,
) {
  return {
    ...row,
    number: certificateNumber({ year, serial }),
    status: certificateStatus({ expires_at, revoked_at }, now),
    issued_at: issued_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    revoked_at: revoked_at?.toISOString() ?? null,
  };
}

/** The certificates of a person, the newest first. */
export async function ownCertificates(
  database: Database,
  userId: string,
  now: Date,
): Promise<OwnCertificate[]> {
  const rows = await database
    .selectFrom('certificate')
    .select(['id', 'course_id', 'reason', ...facts])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => shown(row, now));
}

/**
 * What the certificate with this code says; that of a deleted unit too, which was issued nevertheless. A score or a rating that is not
 * written on it is nobody's business who has the code.
 */
export async function verifiedCertificate(
  database: Database,
  code: string,
  now: Date,
): Promise<VerifiedCertificate | undefined> {
  const row = await database
    .selectFrom('certificate')
    .innerJoin('company', 'company.id', 'certificate.company_id')
    .innerJoin('certificate_design as design', 'design.id', 'certificate.design_id')
    .select(['person_name', 'company.name as company_name', 'design.fields', ...facts])
    .where('certificate.code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  const { fields, score, rating, ...rest } = row;
  const says = (kind: CertificateFieldKind) => fields.some((field) => field.kind === kind);
  return shown({ ...rest, score: says('score') ? score : null, rating: says('rating') ? rating : null }, now);
}

/** What printing needs of a certificate, and what decides who may. */
export async function printedCertificates(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('certificate')
    .innerJoin('certificate_design as design', 'design.id', 'certificate.design_id')
    .select(['certificate.id', 'certificate.company_id', 'certificate.user_id', 'classroom_id', 'lang'])
    .select(['design_id', 'person_name', 'orientation', 'fields', 'image_file', ...facts])
    .where('certificate.id', 'in', ids)
    .orderBy('certificate.id')
    .execute();
}

export type PrintedCertificate = Awaited<ReturnType<typeof printedCertificates>>[number];

/** The certificates with these ids, locked until the end of this transaction. */
export async function takeCertificates(transaction: InTransaction, ids: readonly string[]) {
  return (
    transaction
      .selectFrom('certificate')
      .select(['id', 'company_id', 'user_id', 'classroom_id', 'course_id', 'course_name', 'year', 'serial'])
      .select('revoked_at')
      .where('id', 'in', ids)
      .where(ofLiveUnit('certificate.company_id'))
      // A fixed order avoids deadlocks.
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}

export async function revokeCertificates(
  transaction: InTransaction,
  ids: readonly string[],
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('certificate')
    .set({ revoked_at: now, revoked_by: by, reason })
    .where('id', 'in', ids)
    .execute();
}

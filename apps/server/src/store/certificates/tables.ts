import type { ColumnType, Generated } from 'kysely';
import type {
  CertificateArchive,
  CertificateField,
  CertificateIssuing,
  CertificateLeftOutReason,
  Language,
  PageOrientation,
  ResultRating,
} from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import type { Dated, Id, Instant, InstantOrNull, Json, UniquelyNamed } from '../columns.ts';

/** Unique by name. */
export interface CertificateTemplateTable extends UniquelyNamed, Dated {
  id: Id;
  lang: Language;
  valid_months: number | null;
  version: Generated<number>;
  created_by: string | null;
}

/** What a template looks like; never changed once a certificate has it. The newest one of a template counts. */
export interface CertificateDesignTable {
  id: Id;
  template_id: string;
  orientation: PageOrientation;
  fields: Json<CertificateField[]>;
  image_file: string;
}

export interface CourseCertificateTable {
  course_id: string;
  template_id: string;
  by_rule: boolean;
}

export interface CertificateCountTable {
  company_id: string;
  year: number;
  last: number;
}

/** A certificate, with its facts as they were when it was issued. */
export interface CertificateTable {
  id: Id;
  company_id: string;
  user_id: string;
  /** Null once the class is deleted. */
  classroom_id: string | null;
  course_id: string | null;
  design_id: string;
  lang: Language;
  year: number;
  serial: number;
  code: string;
  person_name: string;
  course_name: string;
  score: number | null;
  rating: ResultRating | null;
  issued_at: Instant;
  /** Null: by rule. */
  issued_by: string | null;
  expires_at: InstantOrNull;
  revoked_at: InstantOrNull;
  revoked_by: string | null;
  /** Of the revocation. */
  reason: string | null;
}

export type ArchiveState = CertificateArchive['state'];

/** Certificates that a person has printed into one file, by a job. */
export interface CertificateArchiveTable {
  id: Id;
  company_id: string;
  classroom_id: string;
  created_by: string;
  created_at: Instant;
  state: Generated<ArchiveState>;
  /** Of its file. */
  name: string;
  /** Their ids. */
  certificates: string[];
  total: number;
  printed: Generated<number>;
  failure: ErrorCode | null;
  file_id: string | null;
  tries: Generated<number>;
  claimed_by: string | null;
  leased_until: InstantOrNull;
}

export interface LeftOut {
  user_id: string;
  reason: CertificateLeftOutReason;
  /** Those that cannot be printed. */
  letters: string[];
}

/** Certificates that a job issues to students of a class. */
export interface CertificateIssuingTable {
  id: Id;
  company_id: string;
  classroom_id: string;
  created_by: string;
  created_at: Instant;
  state: Generated<CertificateIssuing['state']>;
  /** The students, by name. */
  user_ids: string[];
  /** They were named by the person, or are all who had earned one. */
  named: boolean;
  /** How many of them have got one or are left out. */
  settled: Generated<number>;
  issued: Generated<number>;
  left_out: ColumnType<LeftOut[], string | undefined, string>;
  failure: ErrorCode | null;
  tries: Generated<number>;
  claimed_by: string | null;
  leased_until: InstantOrNull;
}

export interface CertificatesTables {
  certificate_template: CertificateTemplateTable;
  certificate_design: CertificateDesignTable;
  course_certificate: CourseCertificateTable;
  certificate_count: CertificateCountTable;
  certificate: CertificateTable;
  certificate_archive: CertificateArchiveTable;
  certificate_issuing: CertificateIssuingTable;
}

import { type Kysely, sql } from 'kysely';
import { foldedSql } from './namedTable.ts';

/**
 * Certificates. Templates belong to the platform. What a template looks like is a design, which stays as it is once a certificate has it;
 * a certificate keeps its facts, whatever becomes of the class, the course and the name of its person.
 */
const statements = [
  `create table certificate_template (id bigint generated always as identity primary key,
    name text not null, name_words tsvector generated always as (search_words(name)) stored,
    sort_key text collate "C" not null, name_fold text generated always as (${foldedSql('name')}) stored unique,
    lang text not null check (lang in ('vi', 'en')), valid_months integer check (valid_months between 1 and 1200),
    version integer not null default 1, created_by bigint references user_account on delete set null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  `create index certificate_template_creator on certificate_template (created_by)`,

  // The newest design of a template is that of its next certificates.
  `create table certificate_design (id bigint generated always as identity primary key,
    template_id bigint not null references certificate_template on delete cascade,
    orientation text not null check (orientation in ('landscape', 'portrait')), fields jsonb not null,
    image_file uuid not null references file)`,
  `create index certificate_design_template on certificate_design (template_id, id)`,
  `create index certificate_design_image on certificate_design (image_file)`,

  `create table course_certificate (course_id bigint primary key references course on delete cascade,
    template_id bigint not null references certificate_template, by_rule boolean not null)`,
  `create index course_certificate_template on course_certificate (template_id)`,

  // The last number of a unit in a year.
  `create table certificate_count (company_id bigint not null references company, year integer not null, last integer not null,
    primary key (company_id, year))`,

  `create table certificate (id bigint generated always as identity primary key,
    company_id bigint not null references company, user_id bigint not null references user_account,
    classroom_id bigint references classroom on delete set null, course_id bigint references course on delete set null,
    design_id bigint not null references certificate_design, lang text not null check (lang in ('vi', 'en')),
    year integer not null, serial integer not null, code text not null unique,
    person_name text not null, course_name text not null, score numeric(5,2),
    rating text check (rating in ('excellent', 'good', 'average')),
    issued_at timestamptz not null, issued_by bigint references user_account on delete set null, expires_at timestamptz,
    revoked_at timestamptz, revoked_by bigint references user_account on delete set null, reason text,
    unique (company_id, year, serial), check ((revoked_at is null) = (reason is null)))`,
  `create unique index certificate_in_force on certificate (classroom_id, user_id) where revoked_at is null`,
  `create index certificate_class on certificate (classroom_id, user_id, id)`,
  `create index certificate_person on certificate (user_id, id)`,
  `create index certificate_course on certificate (course_id)`,
  `create index certificate_looks on certificate (design_id)`,
  `create index certificate_issuer on certificate (issued_by)`,
  `create index certificate_revoker on certificate (revoked_by)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table certificate, certificate_count, course_certificate, certificate_design, certificate_template`.execute(
    database,
  );
}

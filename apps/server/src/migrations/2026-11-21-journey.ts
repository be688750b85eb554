import { type Kysely, sql } from 'kysely';

/** Folds Vietnamese like packages/domain/text; a test compares the two. */
const folded = (column: string) =>
  `text generated always as (lower(regexp_replace(normalize(translate(${column}, 'ĐđÐð', 'DdDd'), nfd), '[\\u0300-\\u036f]', '', 'g'))) stored`;

const id = 'id bigint generated always as identity primary key';
const sortKey = `sort_key text collate "C" not null`;
const made = 'created_at timestamptz not null default now(), updated_at timestamptz not null default now()';

/** Organisations, people, the banks, classes with assigned exams, and attempts. */
const statements = [
  `create table company (${id}, name text not null, name_fold ${folded('name')}, ${sortKey},
    email text, address text, phone text, contact text, is_business boolean not null default false, ${made},
    unique (name_fold))`,

  `create table user_account (${id}, company_id bigint references company,
    role text not null check (role in ('super-admin', 'admin', 'teacher', 'student', 'wwo', 'sponsor')),
    status text not null default 'active' check (status in ('active', 'inactive', 'locked')),
    name text not null, name_fold ${folded('name')}, ${sortKey}, first_name text not null default '',
    email text not null, username text not null, password_hash text not null,
    phone text, sex text check (sex in ('male', 'female', 'other')), date_of_birth date,
    employee_code text, membership_code text, department text, title text, address text, avatar text, bg_img text,
    lang text not null default 'vi' check (lang in ('vi', 'en')), metas jsonb not null default '{}',
    version integer not null default 1, last_login_at timestamptz, ${made})`,
  `create unique index user_account_email on user_account (lower(email))`,
  `create unique index user_account_username on user_account (lower(username))`,
  `create index user_account_company on user_account (company_id, role)`,

  `create table session (token_hash bytea primary key, user_id bigint not null references user_account on delete cascade,
    created_at timestamptz not null, last_seen_at timestamptz not null, address text,
    changed_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz, ended_reason text check (ended_reason in ('logout', 'elsewhere', 'idle', 'account')))`,
  `create unique index session_live on session (user_id) where ended_at is null`,
  `create index session_of_user on session (user_id, address)`,

  `create index session_changed on session (changed_at)`,

  // Processes cache sessions and query every two seconds which ones changed: whatever ends a session, or changes its
  // person's permissions, must be recorded. Triggers, so that no statement can forget it.
  `create function session_touch() returns trigger language plpgsql as $$
    begin new.changed_at := clock_timestamp(); return new; end $$`,
  `create trigger session_ends before update of ended_at on session for each row execute function session_touch()`,
  `create function session_touch_of_user() returns trigger language plpgsql as $$
    begin update session set changed_at = clock_timestamp() where user_id = new.id and ended_at is null; return null; end $$`,
  `create trigger user_account_changes after update of role, status, company_id, lang, name on user_account
    for each row execute function session_touch_of_user()`,

  `create table rate_limit (key text primary key, used integer not null, window_ends_at timestamptz not null)`,

  `create table project (${id}, company_id bigint not null references company, name text not null, name_fold ${folded('name')},
    ${sortKey}, description text not null default '', created_by bigint references user_account, ${made},
    unique (company_id, name_fold))`,

  `create table course (${id}, company_id bigint not null references company, project_id bigint not null references project,
    kind text not null default 'business' check (kind in ('business', 'free')), name text not null, name_fold ${folded('name')},
    ${sortKey}, code text not null, description text not null default '', created_by bigint references user_account, ${made},
    unique (company_id, code))`,

  `create table classroom (${id}, company_id bigint not null references company, project_id bigint not null references project,
    course_id bigint not null references course, name text not null, name_fold ${folded('name')}, ${sortKey}, code text not null,
    starts_at timestamptz not null, ends_at timestamptz not null check (ends_at > starts_at),
    created_by bigint references user_account, ${made}, unique (company_id, code))`,
  `create table classroom_teacher (classroom_id bigint not null references classroom on delete cascade,
    user_id bigint not null references user_account, position integer not null default 1, primary key (classroom_id, user_id))`,
  `create index classroom_teacher_user on classroom_teacher (user_id)`,
  `create table classroom_student (classroom_id bigint not null references classroom on delete cascade,
    user_id bigint not null references user_account, joined_at timestamptz not null default now(), primary key (classroom_id, user_id))`,
  `create index classroom_student_user on classroom_student (user_id)`,

  `create table category (${id}, company_id bigint not null references company,
    kind text not null check (kind in ('question', 'exam')), name text not null, name_fold ${folded('name')}, ${sortKey},
    parent_id bigint references category, created_by bigint references user_account, ${made}, unique (company_id, kind, name_fold))`,

  `create table question (${id}, company_id bigint not null references company, category_id bigint not null references category,
    type text not null check (type in ('one_choice', 'multiple_choice', 'true_false', 'short_answer', 'long_answer',
      'fill_keyword', 'fill_number', 'match_clauses', 'choose_from_list', 'drag_to_blank', 'order_clauses')),
    status text not null check (status in ('draft', 'published', 'project')),
    title text not null, title_fold ${folded('title')}, ${sortKey},
    content jsonb not null, key jsonb not null, numbering text not null default 'A' check (numbering in ('1', 'a', 'A', 'none')),
    shuffle boolean not null default false, copied_from bigint references question on delete set null,
    import_id uuid, created_by bigint not null references user_account, ${made})`,
  `create index question_company on question (company_id, created_at desc, id desc)`,
  `create index question_category on question (category_id)`,
  `create index question_import on question (import_id) where import_id is not null`,

  `create table exam (${id}, company_id bigint not null references company, category_id bigint not null references category,
    status text not null default 'draft' check (status in ('draft', 'published', 'locked', 'project')),
    locked_from text check (locked_from in ('published', 'project')),
    title text not null, title_fold ${folded('title')}, ${sortKey},
    duration_minutes integer not null, retakes integer not null, deduction_percent numeric(5,2) not null,
    questions_per_page integer not null, shuffle boolean not null default false,
    copied_from bigint references exam on delete set null, created_by bigint not null references user_account,
    version integer not null default 1, ${made})`,
  `create index exam_company on exam (company_id, updated_at desc, id desc)`,
  `create table exam_part (${id}, exam_id bigint not null references exam on delete cascade, position integer not null,
    title text not null, score numeric(6,2) not null, unique (exam_id, position))`,
  `create table exam_question (exam_part_id bigint not null references exam_part on delete cascade,
    position integer not null, question_id bigint not null references question, score numeric(6,2) not null,
    primary key (exam_part_id, position))`,
  `create index exam_question_question on exam_question (question_id)`,

  `create table assignment (${id}, company_id bigint not null references company, exam_id bigint not null references exam,
    classroom_id bigint not null references classroom, starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at), duration_minutes integer not null, retakes integer not null,
    deduction_percent numeric(5,2) not null, questions_per_page integer not null, is_final boolean not null default false,
    everyone boolean not null default true, request_id uuid unique, created_by bigint not null references user_account, ${made})`,
  `create index assignment_classroom on assignment (classroom_id)`,
  `create index assignment_exam on assignment (exam_id)`,
  `create table assignment_participant (assignment_id bigint not null references assignment on delete cascade,
    user_id bigint not null references user_account, primary key (assignment_id, user_id))`,
  `create index assignment_participant_user on assignment_participant (user_id)`,

  // Every save updates this row, so it stays narrow: `journals` holds the last entry of each journal, `seed` the order of
  // the paper. `scores` holds the server's points per question, null where a teacher must mark.
  `create table attempt (${id}, assignment_id bigint not null references assignment, user_id bigint not null references user_account,
    number integer not null, state text not null default 'in_progress' check (state in ('in_progress', 'submitted', 'marked')),
    started_at timestamptz not null, deadline timestamptz not null, submitted_at timestamptz,
    submitted_by text check (submitted_by in ('student', 'time')), sealed_at timestamptz, seed text not null,
    server_seq integer not null default 0, journals jsonb not null default '{}', scores jsonb,
    score numeric(6,2), final_score numeric(6,2), waiting_questions integer not null default 0,
    unique (assignment_id, user_id, number)) with (fillfactor = 70)`,
  `create unique index attempt_running on attempt (assignment_id, user_id) where state = 'in_progress'`,
  `create index attempt_overdue on attempt (deadline) where state = 'in_progress'`,
  `create index attempt_user on attempt (user_id)`,

  // These have no foreign keys and no index beyond their key: the attempt's row is locked before they are written, and an
  // attempt is never deleted without them.
  `create table answer_entry (attempt_id bigint not null, server_seq integer not null, journal_id uuid not null,
    seq bigint not null, question_id bigint not null, answer jsonb, flagged boolean, base integer not null,
    applied boolean not null, written_at timestamptz not null, saved_at timestamptz not null, primary key (attempt_id, server_seq))`,
  `create table attempt_answer (attempt_id bigint not null, question_id bigint not null, answer jsonb,
    answer_seq integer, flagged boolean, server_seq integer not null, journal_id uuid not null, saved_at timestamptz not null,
    primary key (attempt_id, question_id)) with (fillfactor = 70)`,
  `create table answer_mark (attempt_id bigint not null, question_id bigint not null, answer_seq integer not null,
    mark numeric(6,2) not null, comment text, marked_by bigint not null references user_account, marked_at timestamptz not null,
    primary key (attempt_id, question_id))`,

  `create table import_run (import_id uuid primary key, kind text not null, company_id bigint not null references company,
    created_by bigint not null references user_account, saved integer not null, created_at timestamptz not null default now())`,

  `create table job_slot (job text not null, slot text not null, claimed_by text not null, leased_until timestamptz not null,
    finished_at timestamptz, primary key (job, slot))`,
];

/** In the order in which they can be dropped. */
const tables =
  'job_slot import_run answer_mark attempt_answer answer_entry attempt assignment_participant assignment exam_question exam_part ' +
  'exam question category classroom_student classroom_teacher classroom course project rate_limit session user_account company';

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of tables.split(' ')) await sql.raw(`drop table ${table}`).execute(database);
  for (const name of ['session_touch', 'session_touch_of_user'])
    await sql.raw(`drop function ${name}`).execute(database);
}

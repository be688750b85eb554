import type { ReportName } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';

type CallerName = 'superAdmin' | 'admin' | 'teacher';

/** The classes of a caller. */
const classesOf: Record<CallerName, string> = {
  superAdmin: `select c.* from classroom c join company u on u.id = c.company_id where u.deleted_at is null and c.course_id is not null`,
  admin: `select * from classroom where company_id = ${demoCompany.id} and course_id is not null`,
  teacher: `select * from classroom where course_id is not null
    and id in (select classroom_id from classroom_teacher where user_id = ${people.teacher.id})`,
};

const hoursOf: Record<CallerName, string> = {
  superAdmin: `select h.* from activity_hour h join user_account p on p.id = h.user_id
    join company u on u.id = p.company_id where u.deleted_at is null`,
  admin: `select h.* from activity_hour h join user_account p on p.id = h.user_id where p.company_id = ${demoCompany.id}`,
  teacher: `select h.* from activity_hour h where h.classroom_id in (select id from (${classesOf.teacher}) own)`,
};

/** The accounts `p` that a caller may see. */
const ofCaller = (as: CallerName) =>
  ({
    superAdmin: '',
    admin: `and p.company_id = ${demoCompany.id}`,
    teacher: `and p.role = 'student' and p.company_id = ${demoCompany.id}
      and p.id in (select user_id from classroom_student where classroom_id in (select id from (${classesOf.teacher}) own))`,
  })[as];

/** The surveys `s` that a caller may see: of a teacher those of the own classes, courses and projects. */
const surveysOf = (as: CallerName) =>
  ({
    superAdmin: 's.company_id in (select id from company where deleted_at is null)',
    admin: `s.company_id = ${demoCompany.id}`,
    teacher: `s.company_id = ${demoCompany.id} and (
      s.classroom_id in (select id from (${classesOf.teacher}) own)
      or s.project_id in (select project_id from project_person where user_id = ${people.teacher.id})
      or s.course_id in (select id from course where created_by = ${people.teacher.id} or teacher_id = ${people.teacher.id}
        or id in (select course_id from (${classesOf.teacher}) own)
        or project_id in (select project_id from project_person where user_id = ${people.teacher.id})))`,
  })[as];

/** The last 30 days until now; the days of Vietnam are seven hours ahead. */
const recentBy = (column: string) =>
  `${column} >= ((($1::timestamptz + interval '7 hours')::date - 29)::timestamp - interval '7 hours') at time zone 'UTC'`;
const recent = recentBy('hour');

const accounts = (as: CallerName) =>
  `user_account p join company u on u.id = p.company_id where u.deleted_at is null ${ofCaller(as)}`;

const studentLogins = (as: CallerName) => `activity_action a join user_account p on p.id = a.user_id
  join company u on u.id = p.company_id
  where a.action = 'login' and p.role = 'student' and u.deleted_at is null and ${recentBy('a.hour')} ${ofCaller(as)}`;

const inAudit = (as: CallerName) =>
  `${recentBy('created_at')} ${as === 'admin' ? `and company_id = ${demoCompany.id}` : ''}`;

/** By report and number: a select that counts the same from the tables alone; `$1` is now. */
export const reportCounts: Readonly<
  Record<ReportName, Readonly<Record<string, (as: CallerName) => string>>>
> = {
  classes: {
    classes: (as) => `select count(*) from (${classesOf[as]}) c`,
    happening: (as) => `select count(*) from (${classesOf[as]}) c where $1 >= starts_at and $1 < ends_at`,
    finished: (as) => `select count(*) from (${classesOf[as]}) c where $1 >= ends_at`,
    students: (as) =>
      `select count(*) from classroom_student where classroom_id in (select id from (${classesOf[as]}) c)`,
    reached: (as) => `select count(*) from course_result where completion in ('completed', 'pass')
      and classroom_id in (select id from (${classesOf[as]}) c)`,
    score: (as) =>
      `select round(avg(score)::numeric, 2) from course_result where classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  courseClasses: {
    courses: (as) => `select count(distinct course_id) from (${classesOf[as]}) c`,
  },
  classStudents: {
    studied: (as) => `select count(*) from (select distinct p.classroom_id, p.user_id from lesson_progress p
      join classroom_student s using (classroom_id, user_id)) p where classroom_id in (select id from (${classesOf[as]}) c)`,
    active: (
      as,
    ) => `select coalesce(sum(active_seconds), 0) from activity_hour join classroom_student using (classroom_id, user_id)
      where classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  completion: {
    failed: (as) => `select count(*) from course_result where completion in ('unfinished', 'not_pass')
      and classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  accessTime: {
    people: (as) =>
      `select count(distinct user_id) from (${hoursOf[as]}) h where ${recent} and $1 is not null`,
    active: (as) => `select coalesce(sum(active_seconds), 0) from (${hoursOf[as]}) h where ${recent}`,
  },
  accessDays: {
    days: (as) =>
      `select count(distinct (hour + interval '7 hours')::date) from (${hoursOf[as]}) h where ${recent}`,
    visits: (as) => `select coalesce(sum(visits), 0) from (${hoursOf[as]}) h where ${recent}`,
  },
  students: {
    students: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.role = 'student' and u.deleted_at is null ${ofCaller(as)}`,
  },
  users: {
    active: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.status = 'active' and u.deleted_at is null ${ofCaller(as)}`,
    never: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.last_login_at is null and u.deleted_at is null ${ofCaller(as)}`,
  },
  teachers: {
    teachers: (as) => `select count(*) from user_account p join company u on u.id = p.company_id
      where p.role = 'teacher' and u.deleted_at is null ${ofCaller(as)}`,
  },
  units: {
    units: (as) => `select count(*) from company u where u.deleted_at is null
      ${as === 'admin' ? `and u.id = ${demoCompany.id}` : ''}`,
  },
  projects: {
    projects: (as) => `select count(distinct project_id) from (${classesOf[as]}) c`,
    courses: (as) => `select count(distinct course_id) from (${classesOf[as]}) c`,
  },
  exams: {
    exams: (as) => `select count(distinct (classroom_id, exam_id)) from assignment
      where classroom_id in (select id from (${classesOf[as]}) c)`,
    toMark: (as) => `select count(*) from attempt t join assignment a on a.id = t.assignment_id
      where t.state = 'submitted' and a.classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  attempts: {
    score: (
      as,
    ) => `select round(avg(t.final_score)::numeric, 2) from attempt t join assignment a on a.id = t.assignment_id
      where t.state = 'marked' and a.classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  surveys: {
    participants: (as) => `select count(*) from survey_participant p join survey s on s.id = p.survey_id
      where ${surveysOf(as)}`,
    none: (as) => `select count(*) from survey s where ${surveysOf(as)}
      and not exists (select from survey_participant p where p.survey_id = s.id and p.answered)`,
  },
  systemMonths: {
    // From the first day of the month of a year ago.
    started: (as) => `select count(*) from (${classesOf[as]}) c
      where starts_at >= (date_trunc('month', ($1::timestamptz + interval '7 hours')::date - 364) - interval '7 hours') at time zone 'UTC'
      and starts_at < (date_trunc('month', ($1::timestamptz + interval '7 hours')::timestamp) + interval '1 month' - interval '7 hours') at time zone 'UTC'`,
  },
  courseViews: {
    active: (as) => `select coalesce(sum(active_seconds), 0) from activity_hour where ${recent}
      and classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  courseRatings: {
    courses: (as) => `select count(distinct course_id) from (${classesOf[as]}) c`,
    reviews: (as) => `select count(*) from course_review where hidden_at is null
      and course_id in (select course_id from (${classesOf[as]}) c)`,
    unrated: (as) => `select count(distinct course_id) from (${classesOf[as]}) c
      where course_id not in (select course_id from course_review where hidden_at is null)`,
  },
  classViews: {
    visits: (as) => `select coalesce(sum(visits), 0) from activity_hour where ${recent}
      and classroom_id in (select id from (${classesOf[as]}) c)`,
  },
  departments: {
    departments: (as) =>
      `select count(distinct (p.company_id, coalesce(trim(p.department), ''))) from ${accounts(as)}`,
    people: (as) => `select count(*) from ${accounts(as)}`,
    lecturers: (as) => `select count(*) from ${accounts(as)} and p.role = 'teacher'`,
    students: (as) => `select count(*) from ${accounts(as)} and p.role = 'student'`,
  },
  studentSignIns: {
    students: (as) => `select count(distinct a.user_id) from ${studentLogins(as)}`,
    signIns: (as) => `select coalesce(sum(a.count), 0) from ${studentLogins(as)}`,
  },
  auditLog: {
    actions: (as) => `select count(*) from audit_log where ${inAudit(as)}`,
    members: (as) =>
      `select count(*) from audit_log where ${inAudit(as)} and action ~ '^(member|request|registration|import)\\.'`,
    exams: (as) =>
      `select count(*) from audit_log where ${inAudit(as)} and action ~ '^(question|exam|category|assignment|attempt|correction)\\.'`,
  },
  userActions: {
    signIns: (as) =>
      as === 'teacher'
        ? `select coalesce(sum(count), 0) from activity_action where action = 'login' and ${recent}
            and user_id in (select user_id from classroom_student where classroom_id in (select id from (${classesOf.teacher}) c))`
        : `select coalesce(sum(count), 0) from activity_action a join user_account p on p.id = a.user_id
            join company u on u.id = p.company_id where action = 'login' and ${recent} and u.deleted_at is null
            ${as === 'admin' ? `and u.id = ${demoCompany.id}` : ''}`,
  },
};

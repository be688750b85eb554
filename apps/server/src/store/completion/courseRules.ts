import { sql } from 'kysely';
import { type CourseRule, hasSameExams, isSameRule, ruleScores } from '@sen/domain/completion/courseRule';
import type { Caller } from '../../auth/Caller.ts';
import { visibleClasses } from '../classes/classes.ts';
import { completionScore } from '../corrections/completionScore.ts';
import type { Database, InTransaction } from '../database.ts';
import { examWeights, weightByExam, type WeightedExam } from './examWeights.ts';

/** A class whose rule may become that of its course. */
export interface RuledClass {
  id: string;
  classroom_name: string;
  student_count: number;
  before: CourseRule;
  /** The same as before where it takes nothing over. */
  after: CourseRule;
  /** The completion score by which a correction of the class judges; its scores stay as they are. */
  corrected_score: number | null;
  state: 'same' | 'differs' | 'other_exams';
}

interface Scope {
  courseId: string;
  caller: Caller;
  /** Whether classes that have ended are among them. */
  ended: boolean;
  now: Date;
}

type Row = Omit<CourseRule, 'weights'> & { exams: WeightedExam[] };

/** What a course asks for now, which new classes take over. */
export async function readCourseRule(database: Database, courseId: string): Promise<CourseRule> {
  const { rows } = await sql<Row>`
    select ${scores('course')}, ${examWeights('course_chapter_exam', 'course.id')} as exams
    from course where id = ${courseId}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error(`There is no course ${courseId}.`);
  return ruleOf(row);
}

/** What a class judges by now, after its corrections; undefined for a training. */
export async function readClassRule(database: Database, classId: string): Promise<CourseRule | undefined> {
  const { rows } = await sql<Row>`
    select ${scores('kept')}, ${completionScore} as completion_score,
      ${examWeights('classroom_chapter_exam', 'kept.classroom_id')} as exams
    from classroom_course_copy kept where classroom_id = ${classId}`.execute(database);
  return rows[0] && ruleOf(rows[0]);
}

/** The classes of a course that the caller runs, with what bringing its rule to them would make of theirs. */
export async function readRuledClasses(
  database: Database,
  rule: CourseRule,
  { courseId, caller, ended, now }: Scope,
): Promise<RuledClass[]> {
  const ids = visibleClasses(database, { caller })
    .select('classroom.id')
    .where('course_id', '=', courseId)
    .$if(!ended, (query) => query.where('ends_at', '>', now));
  const { rows } = await sql<
    Row & { id: string; classroom_name: string; student_count: number; corrected_score: number | null }
  >`select classroom.id::text, classroom.name as classroom_name, ${scores('kept')},
      (select count(*)::int from classroom_student where classroom_id = classroom.id) as student_count,
      case when exists (select from correction where correction.classroom_id = classroom.id and undone_at is null)
        then ${completionScore} end as corrected_score,
      ${examWeights('classroom_chapter_exam', 'classroom.id')} as exams
    from classroom join classroom_course_copy kept on kept.classroom_id = classroom.id
    where classroom.id in (${ids}) order by classroom.starts_at desc, classroom.id desc`.execute(database);
  return rows.map(({ id, classroom_name, student_count, corrected_score, ...row }) => {
    const before = ruleOf(row);
    const after = corrected_score === null ? rule : { ...before, weights: rule.weights };
    // Which of its two chapters an exam counts more in is not known of the rule.
    const fits = hasSameExams(before, rule) && Object.keys(before.weights).length === row.exams.length;
    const state = fits ? (isSameRule(before, after) ? 'same' : 'differs') : 'other_exams';
    return {
      id,
      classroom_name,
      student_count,
      corrected_score,
      before,
      after: state === 'differs' ? after : before,
      state,
    };
  });
}

/** Lets classes judge by other rules. */
export async function replaceRules(
  transaction: InTransaction,
  rules: readonly { id: string; rule: CourseRule }[],
): Promise<void> {
  const settings = JSON.stringify(
    rules.map(({ id, rule: { weights: _weights, ...scored } }) => ({ id, ...scored })),
  );
  await sql`update classroom_course_copy kept set completion_score = rule.completion_score,
      certificate_score = rule.certificate_score, average = rule.average, good = rule.good, excellent = rule.excellent
    from jsonb_to_recordset(${settings}::jsonb) as rule (id bigint, completion_score numeric, certificate_score numeric,
      average numeric, good numeric, excellent numeric)
    where kept.classroom_id = rule.id`.execute(transaction);
  const weights = JSON.stringify(
    rules.flatMap(({ id, rule }) =>
      Object.entries(rule.weights).map(([exam_id, weight]) => ({ id, exam_id, weight })),
    ),
  );
  await sql`update classroom_chapter_exam node set weight = rule.weight
    from jsonb_to_recordset(${weights}::jsonb) as rule (id bigint, exam_id bigint, weight numeric)
    where node.classroom_id = rule.id and node.exam_id = rule.exam_id and node.weight <> rule.weight`.execute(
    transaction,
  );
}

const scores = (table: string) => sql.join(ruleScores.map((name) => sql.ref(`${table}.${name}`)));

function ruleOf({ completion_score, certificate_score, average, good, excellent, exams }: Row): CourseRule {
  const weights = Object.fromEntries(weightByExam(exams));
  return { completion_score, certificate_score, average, good, excellent, weights };
}

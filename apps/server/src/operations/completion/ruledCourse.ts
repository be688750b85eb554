import type { RuleDifference, RuledCourse } from '@sen/api/contract/model';
import { type CourseRule, ruleScores } from '@sen/domain/completion/courseRule';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { readCourseRule, readRuledClasses } from '../../store/completion/courseRules.ts';
import { listRuleChanges } from '../../store/completion/ruleChanges.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Database } from '../../store/database.ts';

interface Asked {
  id: string;
  ended: boolean;
  caller: Caller;
  now: Date;
}

/**
 * A course that the caller may edit with what it asks for, and its classes that the caller runs.
 * @throws {RefusalError} when the caller does not see it, or may not edit it
 */
export async function readRuled(database: Database, { id, ...asked }: Asked) {
  const course = found(await describeCourse(database, id, asked.caller));
  assertAllowed(mayEditCourse(asked.caller, course));
  const classes = await readRuledClasses(database, await readCourseRule(database, id), {
    courseId: id,
    ...asked,
  });
  return { course, classes };
}

/** The answer of operations about the rule of a course. */
export async function ruledCourse(database: Database, asked: Asked): Promise<RuledCourse> {
  const { course, classes } = await readRuled(database, asked);
  const exams = classes.flatMap(({ before }) => Object.keys(before.weights));
  const titles = await examTitles(database, new Set(exams));
  return {
    course_name: course.course_name,
    classes: classes.map(({ before, after, corrected_score, ...row }) => ({
      ...row,
      keeps_scores: corrected_score !== null,
      differences: differencesOf(before, after, titles),
    })),
    changes: await listRuleChanges(database, asked.id),
  };
}

function differencesOf(
  before: CourseRule,
  after: CourseRule,
  titles: ReadonlyMap<string, string>,
): RuleDifference[] {
  const scores = ruleScores.map((what) => ({
    what,
    survey_title: null,
    before: before[what],
    after: after[what],
  }));
  const weights = Object.entries(before.weights).map(([exam, weight]) => ({
    what: 'weight' as const,
    survey_title: titles.get(exam) ?? null,
    before: weight,
    after: after.weights[exam] ?? null,
  }));
  return [...weights, ...scores].filter((one) => one.before !== one.after);
}

async function examTitles(database: Database, ids: ReadonlySet<string>): Promise<Map<string, string>> {
  if (ids.size === 0) return new Map();
  const rows = await database
    .selectFrom('exam')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

import type { Language, RuleDifference, RuledClass, RuledCourse } from '@sen/api/contract/model';
import { type CourseRule, ruleScores } from '@sen/domain/completion/courseRule';
import { mayEditCourse } from '@sen/domain/courses/mayEditCourse';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { Caller } from '../../auth/Caller.ts';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { readCourseRule, readRuledClasses } from '../../store/completion/courseRules.ts';
import { listRuleChanges } from '../../store/completion/ruleChanges.ts';
import { readExamTitles } from '../../store/exams/readExamTitles.ts';
import { describeCourse } from '../../store/courses/courses.ts';
import type { Database } from '../../store/database.ts';

interface RunClasses {
  id: string;
  ended: boolean;
  caller: Caller;
  now: Date;
}

/**
 * A course that the caller may edit with what it asks for, and its classes that the caller runs.
 * @throws {RefusalError} when the caller does not see it, or may not edit it
 */
export async function readRuled(database: Database, { id, ...asked }: RunClasses) {
  const course = found(await describeCourse(database, id, asked.caller));
  assertAllowed(mayEditCourse(asked.caller, course));
  const classes = await readRuledClasses(database, await readCourseRule(database, id), {
    courseId: id,
    ...asked,
  });
  return { course, classes };
}

interface Shown extends RunClasses {
  language: Language;
  page: number;
  limit: number;
}

/** Of the classes, in the answer to a change. */
export const firstPage = { page: 1, limit: 10 };

/** What there is to do about them comes first. */
const statesInOrder = ['differs', 'other_exams', 'same'] as const satisfies readonly RuledClass['state'][];

/** The answer of operations about the rule of a course. */
export async function ruledCourse(
  database: Database,
  { language, page, limit, ...asked }: Shown,
): Promise<RuledCourse> {
  const { course, classes: all } = await readRuled(database, asked);
  const byState = statesInOrder.map((state) => all.filter((one) => one.state === state));
  const classes = byState.flat().slice((page - 1) * limit, page * limit);
  const exams = classes.flatMap(({ before }) => Object.keys(before.weights));
  const titles = await readExamTitles(database, new Set(exams));
  const changes = await listRuleChanges(database, { courseId: asked.id, caller: asked.caller });
  return {
    course_name: course.course_name,
    class_count: all.length,
    differing_count: all.filter(({ state }) => state === 'differs').length,
    classes: classes.map(({ before, after, corrected_score, ...row }) => ({
      ...row,
      keeps_scores: corrected_score !== null,
      differences: differencesOf(before, after, titles),
    })),
    changes: changes.map(({ refusal, ...change }) => ({
      ...change,
      undo_refusal: refusal && errorMessage(refusal, language),
    })),
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

import type { CriterionMark, Rubric } from '@sen/api/contract/model';
import { rubricOf, rubricScore } from '@sen/domain/questions/rubric';
import { waitingForMarks } from '../../store/platform/demoLoads.ts';
import { after, type Calendar } from './calendar.ts';
import { assignmentOf, type PlannedExam } from './planExams.ts';
import { essays } from './essays.ts';
import type { PlannedClass } from './planClasses.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';

/** Attempts marked in one step. */
const groupSize = 4;

/** The lecturer marks the essays of an exam, a day after each was due; some of the newest are left. */
export function markSteps(calendar: Calendar, planned: PlannedClass, exam: PlannedExam): Step[] {
  const written = essays[planned.course.bank];
  if (exam.kind !== 'final' || written === undefined) return [];
  // Who failed has sat it twice; a step that finds nothing to mark does nothing.
  const isWhole = exam.marked === 1;
  const about = planned.students.length * (isWhole ? 1.5 : exam.share * exam.marked);
  const steps = Math.max(1, isWhole ? Math.ceil(about / groupSize) : Math.floor(about / groupSize));
  const from = Math.min(exam.to.getTime() + 15 * 3_600_000, calendar.end.getTime() - 10 * 3_600_000);
  return Array.from({ length: steps }, (_, index): Step => ({
    at: after(new Date(from), index * 17),
    run: (stage) => mark(stage, planned, exam),
  }));
}

async function mark(stage: Stage, planned: PlannedClass, exam: PlannedExam): Promise<void> {
  const teacher = await stage.as(planned.teacher);
  const waiting = await waitingForMarks(stage.transaction, stage.ref(assignmentOf(planned, exam)), groupSize);
  for (const { attempt_id, question_id, text, worth, key } of waiting) {
    const essay = essays[planned.course.bank]?.find((one) => one.text === text);
    const part = essay?.part ?? 0.5;
    const rubric = rubricOf(key);
    const marks = rubric && levelsFor(rubric, part);
    // oxlint-disable-next-line no-await-in-loop -- a lecturer marks one after the other
    await stage.call('markAnswer', teacher, {
      body: {
        attempt_id,
        question_id,
        base: 0,
        ...(rubric && marks
          ? { score: rubricScore(rubric, marks, worth) ?? 0, rubric: marks }
          : { score: Math.round((part * worth) / 5) * 5 }),
        ...(essay ? { comment: essay.comment } : {}),
      },
    });
  }
}

/** Of each criterion the level that is nearest to a part of its points. */
function levelsFor(rubric: Rubric, part: number): CriterionMark[] {
  return rubric.map(({ id, levels }) => {
    const best = Math.max(...levels.map(({ points }) => points));
    const distance = ({ points }: { points: number }) => Math.abs(points - part * best);
    const [nearest] = levels.toSorted((one, other) => distance(one) - distance(other));
    return { criterion_id: id, level_id: nearest?.id ?? '' };
  });
}

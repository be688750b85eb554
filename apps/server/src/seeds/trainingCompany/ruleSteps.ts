import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { isSettling } from '../../store/platform/demoLoads.ts';
import type { Calendar } from './calendar.ts';
import { administrator } from './catalogue.ts';
import { ruleChanges, ruledCourse } from './ruledCourse.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';

/** What a course asked for changed twice: the first change was brought to its classes, the second one waits for somebody who does. */
export function ruleSteps(calendar: Calendar): Step[] {
  const { applied, saved } = ruleChanges;
  return [
    { at: calendar.at(applied.day, 9), run: (stage) => save(stage, applied) },
    { at: calendar.at(applied.day, 9.5), run: (stage) => apply(stage, applied.reason) },
    { at: calendar.at(saved.day, 15), run: (stage) => save(stage, saved) },
  ];
}

type Change = (typeof ruleChanges)[keyof typeof ruleChanges];

async function save(stage: Stage, { weights, scores }: Change): Promise<void> {
  const caller = await stage.as(administrator);
  const { data } = await stage.call('getFullCourse', caller, { path: ofCourse(stage) });
  const draft = draftOfCourse(data);
  const percents = new Map(
    (['first', 'mid'] as const).map((kind) => [stage.ref(`exam ${ruledCourse.code} ${kind}`), weights[kind]]),
  );
  const chapters = draft.chapters.map((chapter) => ({
    ...chapter,
    surveys: chapter.surveys.map((entry) => ({
      ...entry,
      weight: percents.get(entry.survey_id) ?? entry.weight,
    })),
  }));
  await stage.call('saveCourse', caller, { body: { ...draft, ...scores, chapters } });
}

/** Whose results change is known once those of the classes are computed, which a job does. */
async function apply(stage: Stage, reason: string): Promise<void | 'wait'> {
  const path = ofCourse(stage);
  if (await isSettling(stage.transaction, path.id)) return 'wait';
  const caller = await stage.as(administrator);
  const { consequences } = await stage.call('previewCourseRule', caller, { path, query: { limit: 5 } });
  const { basis } = consequences;
  await stage.call('applyCourseRule', caller, { path, body: { reason, basis, ended: false } });
  return undefined;
}

function ofCourse(stage: Stage): { id: string } {
  return { id: stage.ref(`course ${ruledCourse.code}`) };
}

import { setImmediate } from 'node:timers/promises';
import { activitySteps } from './activitySteps.ts';
import { Calendar } from './calendar.ts';
import { chatSteps } from './chatSteps.ts';
import { classSteps } from './classSteps.ts';
import { contentSteps } from './contentSteps.ts';
import { deletedUnitSteps, peopleSteps } from './peopleSteps.ts';
import { forumSteps } from './forumSteps.ts';
import { planClasses } from './planClasses.ts';
import { readingSteps } from './readingSteps.ts';
import { registrationSteps } from './registrationSteps.ts';
import { ruledClasses } from './ruledCourse.ts';
import { ruleSteps } from './ruleSteps.ts';
import type { Step } from './Step.ts';
import { trainingSteps } from './trainingSteps.ts';
import { workforce } from './workforce.ts';

/**
 * What the training company did in the year before a moment, in the order of time; the same each time. Between its classes requests
 * are answered.
 */
export async function planSteps(people: number, end: Date, passwordHash: string): Promise<Step[]> {
  const calendar = new Calendar(end);
  const employees = workforce(people);
  await setImmediate();
  const classes = planClasses(employees);
  const ofClasses: Step[] = [];
  for (const planned of [...classes, ...ruledClasses(employees)]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await setImmediate();
    ofClasses.push(...classSteps(calendar, planned));
  }
  return [
    ...peopleSteps(calendar, employees, passwordHash),
    ...contentSteps(calendar, employees),
    ...ofClasses,
    ...ruleSteps(calendar),
    ...trainingSteps(calendar, employees),
    ...registrationSteps(calendar, classes, passwordHash),
    ...forumSteps(calendar, employees),
    ...chatSteps(calendar, classes),
    ...readingSteps(calendar, employees),
    ...activitySteps(calendar, employees),
    ...deletedUnitSteps(calendar),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

import { Calendar } from './calendar.ts';
import { classSteps } from './classSteps.ts';
import { contentSteps } from './contentSteps.ts';
import { deletedUnitSteps, peopleSteps } from './peopleSteps.ts';
import { planClasses } from './planClasses.ts';
import { readingSteps } from './readingSteps.ts';
import { registrationSteps } from './registrationSteps.ts';
import type { Step } from './Step.ts';
import { workforce } from './workforce.ts';

/** What the training company did in the year before a moment, in the order of time; the same each time. */
export function planSteps(people: number, end: Date, passwordHash: string): Step[] {
  const calendar = new Calendar(end);
  const employees = workforce(people);
  const classes = planClasses(employees);
  return [
    ...peopleSteps(calendar, employees, passwordHash),
    ...contentSteps(calendar, employees),
    ...classes.flatMap((planned) => classSteps(calendar, planned)),
    ...registrationSteps(calendar, classes, passwordHash),
    ...readingSteps(calendar, employees),
    ...deletedUnitSteps(calendar),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

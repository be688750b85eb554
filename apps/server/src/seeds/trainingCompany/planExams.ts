import type { Calendar } from './calendar.ts';
import type { PlannedClass } from './planClasses.ts';

/** An exam of a class: when it can be sat, and how much of it is marked by now. */
export interface PlannedExam {
  /** Of the first chapter, of the last one, and of the whole course. */
  kind: 'first' | 'mid' | 'final';
  from: Date;
  to: Date;
  assignedAt: Date;
  /** Of those who would sit it, how many have by now; the others come late. */
  share: number;
  marked: number;
}

/** The exams of a class: of one that ended, both are over; of those that run, one is due this week. */
export function planExams(
  calendar: Calendar,
  { state, starts, ends, place, isLast, exams }: PlannedClass,
): PlannedExam[] {
  const whole = { share: 1, marked: 1 };
  if (exams)
    return Object.entries(exams).map(([kind, from]) => ({
      // Object.entries widens the keys; they are exactly the kinds.
      kind: kind as PlannedExam['kind'],
      from: calendar.at(from, 8),
      to: calendar.at(from + 4, 20),
      assignedAt: calendar.at(from - 3, 9),
      ...whole,
    }));
  const middle = starts + Math.floor((ends - starts) * 0.4);
  const mid = { kind: 'mid', from: calendar.at(middle, 8), to: calendar.at(middle + 4, 20) } as const;
  const final = { kind: 'final', from: calendar.at(ends - 5, 8), to: calendar.at(ends - 1, 20) } as const;
  if (state === 'coming') return [];
  if (state === 'ended')
    return [
      { ...mid, assignedAt: calendar.at(middle - 3, 9), ...whole },
      // What was sat last still waits for its marks in part.
      { ...final, assignedAt: calendar.at(ends - 9, 9), ...whole, marked: isLast ? 0.5 : 1 },
    ];
  if (place === 0) {
    // The final exam of this week: some have handed in, some are marked, the others have three days left.
    const due = {
      kind: 'final',
      from: calendar.at(-3, 8),
      to: calendar.at(3, 17),
      share: 0.6,
      marked: 0.4,
    } as const;
    return [{ ...due, assignedAt: calendar.at(-6, 9) }];
  }
  if (middle + 4 < -1) return [{ ...mid, assignedAt: calendar.at(middle - 3, 9), ...whole }];
  return [
    {
      kind: 'mid',
      from: calendar.at(2 + place, 8),
      to: calendar.at(6 + place, 20),
      assignedAt: calendar.at(-2, 9 + place * 0.2),
      ...whole,
    },
  ];
}

/** How long an exam takes, and what is taken off a second attempt; of its points nothing is left but whole or half ones. */
export const examRules = {
  first: { duration_minutes: 20, deduction_percent: 20 },
  mid: { duration_minutes: 20, deduction_percent: 20 },
  final: { duration_minutes: 45, deduction_percent: 0 },
} as const;

/** The name of an assignment among what steps have made. */
export function assignmentOf({ code }: PlannedClass, { kind }: PlannedExam): string {
  return `assignment ${code} ${kind}`;
}

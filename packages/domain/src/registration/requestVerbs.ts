import type { ApprovalStatus } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

/** The facts that a place in a class depends on. */
export interface PlaceFacts {
  readonly company_id: string;
  /** Null of a training, in which nobody asks for a place. */
  readonly course_id?: string | null;
  readonly ends_at: Date;
}

/** What is asked for: a class of the unit, or one of the course. */
interface AskedPlace {
  readonly company_id: string;
  readonly course_id?: string | null;
}

/** Allows placing a request in this class: of the same unit, of the requested course if there is one, and not ended. */
export function mayPlaceInClass(request: AskedPlace, classroom: PlaceFacts, now: Date): Verdict {
  if (classroom.company_id !== request.company_id) return refused('classOfAnotherUnit');
  if (typeof request.course_id === 'string' && classroom.course_id !== request.course_id)
    return refused('classOfAnotherCourse');
  return now >= classroom.ends_at ? refused('classEnded') : allowed;
}

/** The relation of a student and a class. */
export interface ClassRequestFacts {
  readonly company_id: string | null;
  readonly attends: boolean;
  /** The status of the newest request for this class. */
  readonly asked: ApprovalStatus | null;
}

/** Allows a student to ask for a place: the class is of their own unit and has not ended, and no request or place exists. */
export function mayAskForClass(
  { company_id, attends, asked }: ClassRequestFacts,
  classroom: PlaceFacts,
  now: Date,
): Verdict {
  if (company_id !== classroom.company_id) return refused('notFound');
  if (now >= classroom.ends_at) return refused('classEnded');
  if (attends) return refused('alreadyInClass');
  return asked === 'pending' ? refused('alreadyAsked') : allowed;
}

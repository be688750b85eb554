import type { ApprovalStatus } from '@sen/api/contract/model';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';

/** The relation of a student and a free course. */
export interface FreeCourseFacts {
  /** The student is in a class of it that has not ended. */
  readonly attends: boolean;
  /** The status of the newest request for it. */
  readonly asked: ApprovalStatus | null;
}

/** Allows asking for a free course, again after a denial or a withdrawal; not while a request waits or a class goes on. */
export function mayAskForFreeCourse({ attends, asked }: FreeCourseFacts): Verdict {
  if (attends) return refused('alreadyInCourse');
  return asked === 'pending' ? refused('freeCourseAlreadyAsked') : allowed;
}

/** Allows withdrawing a request that waits. */
export function mayWithdraw(asked: ApprovalStatus | null): Verdict {
  return asked === 'pending' ? allowed : refused('nothingToWithdraw');
}

/** What making a course public depends on. */
export interface PublicFacts {
  readonly course_name: string;
  /** Since when it is in the catalogue. */
  readonly public_since: Date | string | null;
  /** The status of the newest request to make it public. */
  readonly public_asked: ApprovalStatus | null;
}

/** Allows asking that a course is made public: it is not, and no request waits. */
export function mayAskForPublic({ course_name: name, public_since, public_asked }: PublicFacts): Verdict {
  return firstRefusal(
    public_since === null ? allowed : refused('courseAlreadyPublic', { name }),
    public_asked === 'pending' ? refused('publicAlreadyAsked', { name }) : allowed,
  );
}

/** Allows taking a course out of the catalogue, or withdrawing the request that waits. */
export function mayWithdrawPublic({ course_name: name, public_since, public_asked }: PublicFacts): Verdict {
  return public_since !== null || public_asked === 'pending' ? allowed : refused('courseNotPublic', { name });
}

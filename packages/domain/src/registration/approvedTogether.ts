import type { RequestKind } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';

interface Together {
  readonly kind: RequestKind;
  readonly course_id: string | null;
}

/** What an approval needs: a class of the unit, one of a course, or nothing. A class of another unit is refused by itself. */
function needOf({ kind, course_id }: Together): string {
  if (kind === 'account' || kind === 'class') return 'class of the unit';
  return kind === 'free_course' ? `class of course ${course_id ?? ''}` : 'nothing';
}

/** Allows approving requests at once: their people are placed in one class, or all are courses to make public. */
export function approvedTogether(requests: readonly Together[]): Verdict {
  return new Set(requests.map(needOf)).size > 1 ? refused('requestsOfSeveralKinds') : allowed;
}

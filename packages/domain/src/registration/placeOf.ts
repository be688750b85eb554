import type { RequestKind } from '@sen/api/contract/model';

interface Placed {
  readonly kind: RequestKind;
  readonly company_id: string;
  readonly course_id: string | null;
}

/** The classes among which an approval chooses: requests with the same value share one; null of a course that is made public. */
export function placeOf({ kind, company_id, course_id }: Placed): string | null {
  if (kind === 'public_course') return null;
  return kind === 'free_course' ? `course:${course_id ?? ''}` : `unit:${company_id}`;
}

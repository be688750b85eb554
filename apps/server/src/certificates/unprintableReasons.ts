import type { Candidate, IssuingClass } from '../store/certificates/issueCertificates.ts';
import type { LeftOut } from '../store/certificates/tables.ts';

type Reason = Pick<LeftOut, 'reason' | 'letters'>;

/** Finds the students whose certificates would have boxes in place of letters, and why. */
export async function unprintableReasons({
  course_name,
  prints_course,
}: Pick<IssuingClass, 'course_name' | 'prints_course'>): Promise<
  (candidate: Pick<Candidate, 'name'>) => Reason | undefined
> {
  // The fonts are large, and most processes never issue.
  const { unprintableLetters } = await import('../printing/unprintableLetters.ts');
  const ofCourse = prints_course ? unprintableLetters(course_name) : [];
  return ({ name }) => {
    const letters = unprintableLetters(name);
    if (letters.length > 0) return { reason: 'unprintable_name', letters };
    return ofCourse.length > 0 ? { reason: 'unprintable_course', letters: ofCourse } : undefined;
  };
}

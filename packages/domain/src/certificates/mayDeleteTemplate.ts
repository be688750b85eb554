import type { CertificateUses, Language } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { namesAndMore } from '../text/namesAndMore.ts';

interface UsedTemplate {
  readonly name: string;
  readonly used_by: CertificateUses;
}

/** Allows deleting a template that nothing uses. Names the courses that have it; with certificates it has to stay. */
export function mayDeleteTemplate(
  { name, used_by: { courses, course_names, issued } }: UsedTemplate,
  language: Language,
): Verdict {
  if (issued > 0) return refused('certificateTemplateIssued', { name, issued });
  if (courses === 0) return allowed;
  return refused('certificateTemplateInUse', {
    name,
    courses: namesAndMore(course_names, courses, language),
  });
}

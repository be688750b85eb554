import type { CertificateLeftOutReason } from '@sen/api/contract/model';

interface Candidate {
  /** What the kept result says. */
  readonly earned: boolean;
  /** Has one of this class that is not revoked. */
  readonly in_force: boolean;
  /** Has or had one of this class. */
  readonly had_one: boolean;
}

/**
 * Why a student is issued no certificate; null for one who is.
 * @param candidate undefined for somebody who is no longer in the class
 * @param named the student is named: only then is a revoked one replaced, never by the way
 */
export function whyLeftOut(
  candidate: Candidate | undefined,
  { named }: { named: boolean },
): CertificateLeftOutReason | null {
  if (!candidate) return 'left_class';
  if (candidate.in_force) return 'has_one';
  if (!candidate.earned) return 'not_earned';
  return candidate.had_one && !named ? 'revoked' : null;
}

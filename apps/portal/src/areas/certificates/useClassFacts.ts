import type { ClassCertificateState } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { useQuery } from '@tanstack/react-query';
import { keywords } from '../../patterns/list/callQuery';

/** What of a class decides whether certificates can be issued and downloaded; each undefined until it is known. */
export function useClassFacts(classId: string) {
  const inState = (...state: ClassCertificateState[]) =>
    certificateQueries.ofClass(classId)({ ...keywords({ state }), limit: 5 });
  const earned = useQuery(inState('earned')).data;
  const inForce = useQuery(inState('valid', 'expired')).data?.total;
  const isNoneToIssue = earned?.total === 0 && inForce !== undefined;
  const asksRevoked = isNoneToIssue && inForce === 0;
  const ofRevoked = useQuery({ ...inState('revoked'), enabled: asksRevoked }).data?.total;
  // What was asked while nobody had one is still kept once somebody has.
  const revoked = asksRevoked ? ofRevoked : undefined;
  return {
    course: earned?.course_certificate,
    /** How many have earned one and never had it. */
    earned: earned?.total,
    /** How many have one that is not revoked. */
    inForce,
    /** Why there is none to issue; undefined while there is, or it is not known. */
    whyNone: isNoneToIssue && (!asksRevoked || revoked !== undefined) ? whyNoneOf(revoked) : undefined,
  };
}

const whyNoneOf = (revoked: number | undefined): 'nobodyEarned' | 'nobodyLeft' =>
  revoked === 0 ? 'nobodyEarned' : 'nobodyLeft';

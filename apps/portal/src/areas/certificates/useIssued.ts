import type { CertificateIssuing } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { classWords as words } from './classWords';
import { isUnderWay } from './isUnderWay';

/** Shows what certificates that were asked for have come to: the progress of the job, or how many were issued at once. */
export function useIssued(classId: string): (issuing: CertificateIssuing) => void {
  const queries = useQueryClient();
  return (issuing) => {
    if (isUnderWay(issuing)) {
      queries.setQueryData(certificateQueries.issuing(classId).queryKey, { data: issuing });
      return;
    }
    const { issued: count } = issuing;
    showToast(
      count > 0
        ? { tone: 'success', text: words('issuedCount', { count }) }
        : { tone: 'info', text: words('issuedNone') },
    );
    void queries.invalidateQueries({ queryKey: certificateQueries.inClass(classId) });
  };
}

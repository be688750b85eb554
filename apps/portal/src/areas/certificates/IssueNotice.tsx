import type { CertificateIssuing } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { classWords as words } from './classWords';
import { LeftOutDialog } from './LeftOutDialog';
import { NoticeLine } from './NoticeLine';
import { useClosed } from './useClosed';
import { useFollowedWork } from './useFollowedWork';

/** The certificates that a job issues to many students of a class: how far it is, and who got none in the end. */
export function IssueNotice({ classId }: { classId: string }) {
  const queries = useQueryClient();
  const renewList = useCallback(
    () => void queries.invalidateQueries({ queryKey: certificateQueries.inClass(classId) }),
    [queries, classId],
  );
  const query = certificateQueries.issuing(classId);
  const { work: issuing, isRunning, wasSeen } = useFollowedWork(query, renewList);
  const [closed, close] = useClosed(`issuing:${classId}`, issuing?.created_at);
  if (!issuing || closed) return null;
  if (!isRunning) return <EndedIssuing issuing={issuing} live={wasSeen} onClose={close} />;
  const { issued, total, state } = issuing;
  return (
    <NoticeLine
      tone="info"
      title={words('issuing')}
      progress={{
        label: words(state === 'waiting' ? 'issuingWaits' : 'issuingDone'),
        value: issued,
        max: total,
      }}
    >
      {words('mayLeave')}
    </NoticeLine>
  );
}

interface EndedIssuingProps {
  issuing: CertificateIssuing;
  live: boolean;
  onClose: () => void;
}

function EndedIssuing({ issuing, live, onClose }: EndedIssuingProps) {
  const { state, issued, total, settled, left_out, failure } = issuing;
  const [isOpen, setIsOpen] = useState(false);
  const count = settled - issued;
  const failed = state === 'failed';
  const facts = [
    ...(count > 0 ? [words('leftOutCount', { count })] : []),
    ...(failed ? [words('remainingCount', { count: total - settled }), failure] : []),
  ];
  return (
    <>
      <NoticeLine
        tone={failed ? 'danger' : 'success'}
        title={words(failed ? 'issuingFailed' : 'issuedOf', { issued, total })}
        live={live}
        actions={
          left_out.length > 0 ? (
            <Button size="small" onPress={() => setIsOpen(true)}>
              {words('showLeftOut')}
            </Button>
          ) : undefined
        }
        onClose={onClose}
      >
        {facts.length > 0 ? facts.join(' ') : undefined}
      </NoticeLine>
      {isOpen && <LeftOutDialog leftOut={left_out} count={count} onClose={() => setIsOpen(false)} />}
    </>
  );
}

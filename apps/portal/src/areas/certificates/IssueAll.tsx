import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { CertificateIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { keywords } from '../../patterns/list/callQuery';
import { formatNumber } from '../../words/formats';
import { classWords as words } from './classWords';
import { isUnderWay } from './isUnderWay';
import { useIssued } from './useIssued';

/** Has certificates issued to all students of a class who have earned one and never had it; `IssueNotice` shows the progress. */
export function IssueAll({ classId }: { classId: string }) {
  const report = useIssued(classId);
  const [asking, ask] = useState(false);
  const earned = useQuery(certificateQueries.ofClass(classId)({ ...keywords({ state: 'earned' }), limit: 5 }))
    .data?.total;
  const isRunning = isUnderWay(useQuery(certificateQueries.issuing(classId)).data?.data);
  if (earned === undefined) return null;
  const count = formatNumber(earned);
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon of={CertificateIcon} />}
        disabledReason={reasonOf(isRunning, earned)}
        onPress={() => ask(true)}
      >
        {words('issueAll')}
      </Button>
      {asking && (
        <ConfirmAction
          title={words('issueAllTitle', { count })}
          text={words('issueText')}
          confirmLabel={words('issue')}
          action={async () => report((await certificateMutations.issue(classId, {})).data)}
          onDone={() => ask(false)}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
}

function reasonOf(isRunning: boolean, earned: number): string | undefined {
  if (isRunning) return words('issuingAlready');
  return earned === 0 ? words('nobodyLeft') : undefined;
}

import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { CertificateIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { formatNumber } from '../../words/formats';
import { classWords as words } from './classWords';
import { isUnderWay } from './isUnderWay';
import { useClassFacts } from './useClassFacts';
import { useIssued } from './useIssued';

/** Has certificates issued to all students of a class who have earned one and never had it; `IssueNotice` shows the progress. */
export function IssueAll({ classId }: { classId: string }) {
  const report = useIssued(classId);
  const [asking, ask] = useState(false);
  const { course, earned, whyNone } = useClassFacts(classId);
  const isRunning = isUnderWay(useQuery(certificateQueries.issuing(classId)).data?.data);
  if (earned === undefined) return null;
  const count = formatNumber(earned);
  const reasonOf = () => {
    if (isRunning) return words('issuingAlready');
    if (course?.template_name === null) return words('noTemplateReason');
    if (earned > 0) return undefined;
    return words(whyNone ?? 'nobodyLeft');
  };
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon of={CertificateIcon} />}
        disabledReason={reasonOf()}
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

import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { CertificateIcon } from '@sen/ui/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { keywords } from '../../patterns/list/callQuery';
import { formatNumber } from '../../words/formats';
import { classWords as words } from './classWords';

/** Issues certificates to all students of a class who have earned one and never had it; absent when there are none. */
export function IssueAll({ classId }: { classId: string }) {
  const client = useQueryClient();
  const [asking, ask] = useState(false);
  const earned = useQuery(certificateQueries.ofClass(classId)({ ...keywords({ state: 'earned' }), limit: 5 }))
    .data?.total;
  if (earned === undefined || (earned === 0 && !asking)) return null;
  const count = formatNumber(earned);
  return (
    <>
      <Button variant="primary" icon={<Icon of={CertificateIcon} />} onPress={() => ask(true)}>
        {words('issueAll')}
      </Button>
      {asking && (
        <ConfirmAction
          title={words('issueAllTitle', { count })}
          text={words('issueText')}
          confirmLabel={words('issue')}
          doneText={words('issuedAll')}
          action={() => certificateMutations.issue(classId, {})}
          onDone={() => {
            ask(false);
            void client.invalidateQueries({ queryKey: certificateQueries.all() });
          }}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
}

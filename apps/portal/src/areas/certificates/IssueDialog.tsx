import type { CertificateLeftOut, ClassCertificateRow } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { whyLeftOut } from '@sen/domain/certificates/whyLeftOut';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { isInForce } from './isInForce';
import { classWords as words } from './classWords';
import { LeftOutDialog } from './LeftOutDialog';
import { LeftOutList } from './LeftOutList';
import { useIssued } from './useIssued';

interface IssueDialogProps extends ActionDialogProps<ClassCertificateRow> {
  classId: string;
}

/** Asks whether the chosen students get their certificate, and says who will not, and why. */
export function IssueDialog({ classId, ids, items, onDone, onClose }: IssueDialogProps) {
  const report = useIssued(classId);
  const [late, setLate] = useState<readonly CertificateLeftOut[]>();
  const leftOut = items.flatMap((row): CertificateLeftOut[] => {
    const had_one = row.certificate !== null;
    const reason = whyLeftOut({ earned: row.earned, in_force: isInForce(row), had_one }, { named: true });
    return reason === null ? [] : [{ id: row.id, name: row.name, reason, letters: [] }];
  });
  const left = new Set(leftOut.map(({ id }) => id));
  const chosen = ids.filter((id) => !left.has(id));
  const unseen = ids.length - items.length;
  if (late) return <LeftOutDialog leftOut={late} count={late.length} onClose={onDone} />;
  if (chosen.length === 0)
    return <LeftOutDialog leftOut={leftOut} count={leftOut.length} onClose={onClose} />;
  const only = chosen.length === 1 ? items.find(({ id }) => id === chosen[0]) : undefined;
  return (
    <ConfirmAction
      title={
        only ? words('issueTitleOf', { name: only.name }) : words('issueTitle', { count: chosen.length })
      }
      text={words('issueText')}
      confirmLabel={words('issue')}
      action={async () => {
        const { data } = await certificateMutations.issue(classId, { user_ids: chosen });
        report(data);
        if (data.left_out.length > 0) setLate(data.left_out);
        else onDone();
      }}
      onDone={() => undefined}
      onCancel={onClose}
    >
      {unseen > 0 && <Text>{words('unseen', { count: unseen })}</Text>}
      {leftOut.length > 0 && (
        <>
          <Text weight="semibold">{words('leftOutTitle', { count: leftOut.length })}</Text>
          <LeftOutList leftOut={leftOut} />
        </>
      )}
    </ConfirmAction>
  );
}

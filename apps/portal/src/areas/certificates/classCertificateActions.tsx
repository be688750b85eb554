import type { ClassCertificateRow, User } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { archiveLimits } from '@sen/domain/certificates/certificateArchive';
import { can } from '@sen/domain/access/can';
import { CertificateIcon, DeleteIcon, DownloadIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { formatNumber } from '../../words/formats';
import { classWords as words } from './classWords';

const DownloadDialog = lazyPart(async () => (await import('./DownloadDialog')).DownloadDialog);
const RevokeDialog = lazyPart(async () => (await import('./RevokeDialog')).RevokeDialog);

const { certificates: max } = archiveLimits;

const isInForce = ({ state }: ClassCertificateRow) => state === 'valid' || state === 'expired';

/** The actions on the students of a class; a teacher only downloads. */
export function classCertificateActions(classId: string, { role }: User): ActionGroups<ClassCertificateRow> {
  const mayIssue = can(role, 'certificate.issue');
  return [
    [
      {
        id: 'issue',
        icon: CertificateIcon,
        label: words('issue'),
        bulk: true,
        applies: (row) => mayIssue && row.earned && !isInForce(row),
        confirm: { title: (count) => words('issueTitle', { count }), text: words('issueText') },
        run: async (ids) => (await certificateMutations.issue(classId, { user_ids: ids })).data.issued,
        done: (count) => words('issuedCount', { count }),
        invalidates: [certificateQueries.all()],
      },
      {
        id: 'download',
        icon: DownloadIcon,
        label: words('download'),
        bulk: { limit: { count: max, text: words('tooManyChosen', { max: formatNumber(max) }) } },
        applies: isInForce,
        open: (dialog) => <DownloadDialog {...dialog} classId={classId} />,
      },
    ],
    [
      {
        id: 'revoke',
        icon: DeleteIcon,
        label: words('revoke'),
        danger: true,
        applies: (row) => mayIssue && isInForce(row),
        open: RevokeDialog,
      },
    ],
  ];
}

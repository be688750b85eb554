import type { ClassCertificateRow, User } from '@sen/api/contract/model';
import { archiveLimits } from '@sen/domain/certificates/certificateArchive';
import { can } from '@sen/domain/access/can';
import { CertificateIcon, DeleteIcon, DownloadIcon } from '@sen/ui/icons';
import { lazyPart } from '../../app/chunks/lazyPart';
import type { ActionGroups } from '../../patterns/actions/Action';
import { formatNumber } from '../../words/formats';
import { classWords as words } from './classWords';
import { isInForce } from './isInForce';

const DownloadDialog = lazyPart(async () => (await import('./DownloadDialog')).DownloadDialog);
const IssueDialog = lazyPart(async () => (await import('./IssueDialog')).IssueDialog);
const RevokeDialog = lazyPart(async () => (await import('./RevokeDialog')).RevokeDialog);

const { certificates: max } = archiveLimits;
/** Of the call. */
const most = 1_000;

/** The actions on the students of a class; a teacher only downloads. */
export function classCertificateActions(classId: string, { role }: User): ActionGroups<ClassCertificateRow> {
  const mayIssue = can(role, 'certificate.issue');
  return [
    [
      {
        id: 'issue',
        icon: CertificateIcon,
        label: words('issue'),
        bulk: mayIssue && {
          limit: { count: most, text: words('tooManyToIssue', { max: formatNumber(most) }) },
        },
        applies: (row) => mayIssue && row.earned && !isInForce(row),
        open: (dialog) => <IssueDialog {...dialog} classId={classId} />,
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

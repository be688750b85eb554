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

interface Actor extends Pick<User, 'role'> {
  /** Whether the course has a certificate. */
  hasTemplate: boolean;
}

/** The actions on the students of a class; a teacher only downloads. */
export function classCertificateActions(
  classId: string,
  { role, hasTemplate }: Actor,
): ActionGroups<ClassCertificateRow> {
  const mayRevoke = can(role, 'certificate.issue');
  const mayIssue = mayRevoke && hasTemplate;
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
        applies: (row) => mayRevoke && isInForce(row),
        open: RevokeDialog,
      },
    ],
  ];
}

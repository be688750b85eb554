import type { ClassCertificateRow } from '@sen/api/contract/model';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { can } from '@sen/domain/access/can';
import { CertificateIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { CertificateNumber } from '../../patterns/certificates/CertificateNumber';
import {
  certificateStateLabel,
  certificateStates,
  certificateStateTones,
} from '../../patterns/certificates/certificateStates';
import { useBackToClass } from '../../patterns/classes/useBackToClass';
import { missingText } from '../../patterns/completion/missingText';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { resultScoreLabel } from '../../words/labels';
import { ArchiveNotice } from './ArchiveNotice';
import { classCertificateActions } from './classCertificateActions';
import { classWords as words } from './classWords';
import { DownloadAll } from './DownloadAll';
import { isInForce } from './isInForce';
import { IssueAll } from './IssueAll';
import { IssueNotice } from './IssueNotice';
import { NoCertificateNotice } from './NoCertificateNotice';
import { useClassFacts } from './useClassFacts';
import { WhyNothing } from './WhyNothing';

/** Who of a class has earned the certificate, and who has it. */
export function ClassCertificatesPage({ params: { cid } }: { params: ParamsOf<'classCertificates'> }) {
  const user = useUser();
  const mayIssue = can(user.role, 'certificate.issue');
  const back = useBackToClass(cid);
  const { course } = useClassFacts(cid);
  const list = useList({
    name: 'classCertificates',
    query: certificateQueries.ofClass(cid),
    search: 'name',
    sorts: ['name', 'issued_at'],
    order: 'asc',
    filters: (filter) => [
      filter.choices('state', words('state'), certificateStates, certificateStateLabel),
      filter.text('number', words('number')),
    ],
    rowName: (row) => row.name,
    actions: classCertificateActions(cid, { role: user.role, hasTemplate: course?.template_name !== null }),
  });
  return (
    <ListPage
      title={pageTitle('classCertificates')}
      back={back}
      actions={
        <>
          <DownloadAll classId={cid} />
          {mayIssue && <IssueAll classId={cid} />}
        </>
      }
      notice={
        <>
          <NoCertificateNotice classId={cid} />
          <WhyNothing classId={cid} mayIssue={mayIssue} />
          {mayIssue && <IssueNotice classId={cid} />}
          <ArchiveNotice classId={cid} />
        </>
      }
      list={list}
      rowHref={({ id }) => href('courseResult', { cid, stid: id })}
      columns={(column) => [
        column.main('name', words('name'), (row) => row.name),
        column.status(
          'state',
          words('state'),
          (row) => row.state,
          certificateStateLabel,
          certificateStateTones,
          { below: reasonOf },
        ),
        {
          ...column.text('number', words('number'), (row) => row.certificate?.number),
          cell: numberOf,
        },
        column.amount('score', words('score'), resultScoreLabel, { width: 'medium', twoLines: true }),
        column.date('issued_at', words('issued'), (row) => row.certificate?.issued_at ?? null),
        column.text('reason', words('reason'), (row) => row.certificate?.reason, { priority: 'low' }),
      ]}
      empty={{ icon: CertificateIcon, title: words('emptyTitle'), text: words('emptyText') }}
    />
  );
}

const numberOf = ({ certificate }: ClassCertificateRow) =>
  certificate ? <CertificateNumber>{certificate.number}</CertificateNumber> : '–';

/** Why the certificate is not earned, or no longer: each condition on a line of its own. */
function reasonOf(row: ClassCertificateRow): string | undefined {
  if (row.earned) return undefined;
  const missing = row.missing.map(missingText).join('\n');
  if (!isInForce(row)) return missing;
  return [words('noLongerEarned'), missing].filter(Boolean).join(': ');
}

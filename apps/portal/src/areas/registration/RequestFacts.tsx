import type { RequestRow } from '@sen/api/contract/model';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Link } from '@sen/ui/Link';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDate, formatDateTime } from '../../words/formats';
import { approvalStatus } from '../../patterns/approvals/approvalStatus';
import { href } from '../../routes/paths';
import { requestDeciders, requestEffect, requestKind } from './requestLabels';
import { words } from './words';

/** The details of a request, its person and its decision. */
export function RequestFacts({ request }: { request: RequestRow }) {
  const { status, decided_by, decided_at, company_name, user_company_name } = request;
  const isWaiting = status === 'pending';
  const facts = [
    {
      term: words('status'),
      details: <StatusBadge tone={approvalStatus.tones[status]}>{approvalStatus.label(status)}</StatusBadge>,
    },
    { term: words('kind'), details: requestKind.label(request.kind) },
    { term: words('course'), details: request.course?.name },
    {
      term: words('topic'),
      details: request.topic && (
        <Link href={`${href('forum')}?topicId=${request.topic.id}`}>{request.topic.name}</Link>
      ),
    },
    { term: words('askedClass'), details: request.asked_class?.name },
    { term: words('note'), details: request.note },
    { term: words('email'), details: request.email },
    { term: words('phone'), details: request.phone },
    { term: words('dateOfBirth'), details: request.dateOfBirth && formatDate(request.dateOfBirth) },
    { term: words('unit'), details: request.kind === 'account' ? company_name : user_company_name },
    { term: words('unitOfCourse'), details: request.course && company_name },
    { term: words('origin'), details: request.marketplace ? words('fromMarketplace') : null },
    { term: words('created'), details: formatDateTime(request.created_at) },
    { term: words('decider'), details: isWaiting && requestDeciders(request.kind) },
    { term: words('follows'), details: isWaiting && requestEffect(request.kind) },
    { term: words('placedClass'), details: request.placed_class?.name },
    { term: words('reason'), details: request.reason },
    {
      term: words('decided'),
      details:
        decided_by &&
        decided_at &&
        words('decidedBy', { name: decided_by, time: formatDateTime(decided_at) }),
    },
  ];
  return (
    <DescriptionList
      look="columns"
      items={facts.flatMap(({ term, details }) => (details ? [{ term, details }] : []))}
    />
  );
}

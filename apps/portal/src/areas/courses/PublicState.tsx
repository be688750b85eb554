import type { Course } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { formatDate } from '../../words/formats';
import { publicWords as words } from './publicWords';

/** Whether a course is public, or how far the request for it is; nothing where nobody has asked. */
export function PublicState({ course: { public_since, public_request: request } }: { course: Course }) {
  if (public_since !== null)
    return (
      <Callout tone="success" title={words('publicTitle', { date: formatDate(public_since) })}>
        {words('publicText')}
      </Callout>
    );
  if (request?.status === 'pending')
    return (
      <Callout tone="waiting" title={words('pendingTitle')}>
        {words('pendingText', { name: request.name, date: formatDate(request.created_at) })}
      </Callout>
    );
  if (request?.status === 'denied')
    return (
      <Callout tone="danger" title={words('deniedTitle')}>
        {request.reason ? words('deniedFor', { reason: request.reason }) : words('deniedText')}
      </Callout>
    );
  return null;
}

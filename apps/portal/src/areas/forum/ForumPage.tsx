import { can } from '@sen/domain/access/can';
import { Redirect, useSearchParams } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { topicOfAddress } from './topicPlaces';
import { TopicList } from './TopicList';
import { TopicRequests } from './TopicRequests';
import { TopicView } from './TopicView';

/** The forum: its topics, one of them, or what waits for approval, as the address says. */
export function ForumPage() {
  const { role } = useUser();
  const [address] = useSearchParams();
  const topic = topicOfAddress(address);
  if (topic !== null) return <TopicView key={topic} id={topic} />;
  if (address.get('request') !== 'true') return <TopicList />;
  return can(role, 'topic.approve') ? <TopicRequests /> : <Redirect to={href('forum')} replace />;
}

import { can } from '@sen/domain/access/can';
import { TabLinks } from '@sen/ui/TabLinks';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { requestsHref, topicLists, type TopicListName } from './topicPlaces';
import { words } from './words';

// Object.keys widens the keys; they are exactly the table's.
const names = Object.keys(topicLists) as TopicListName[];

/** The lists of the forum; what waits only for those who approve. */
export function ForumTabs({ current }: { current: TopicListName | 'requests' }) {
  const { role } = useUser();
  const lists = names.map((name) => ({
    label: words(topicLists[name]),
    href: href(name),
    current: name === current,
  }));
  const waiting = { label: words('waiting'), href: requestsHref(), current: current === 'requests' };
  return <TabLinks label={words('lists')} items={can(role, 'topic.approve') ? [...lists, waiting] : lists} />;
}

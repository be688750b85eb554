import { TabLinks } from '@sen/ui/TabLinks';
import { useUser } from '../../app/session/useUser';
import { mayOpen } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { memberListNames, type MemberListName } from './memberLists';
import { words } from './words';

/** Links to the other lists of members. A teacher has only the students of the own classes. */
export function MemberTabs({ current }: { current: MemberListName | 'inactiveMembers' }) {
  const { role } = useUser();
  if (!mayOpen(role, 'inactiveMembers')) return null;
  const lists = memberListNames.map((name) => ({
    label: name === 'members' ? words('everybody') : pageTitle(name),
    href: href(name),
    current: name === current,
  }));
  const inactive = {
    label: pageTitle('inactiveMembers'),
    href: href('inactiveMembers'),
    current: current === 'inactiveMembers',
  };
  return <TabLinks label={words('lists')} items={[...lists, inactive]} />;
}

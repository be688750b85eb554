import type { User } from '@sen/api/contract/model';
import { Icon } from '@sen/ui/Icon';
import { IconLink } from '@sen/ui/IconLink';
import { ChatIcon, ForumIcon } from '@sen/ui/icons';
import { isWithoutUnit } from '../../routes/menus';
import { isOpenTo } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href, type PathName } from '../../routes/paths';
import * as css from './Shortcuts.css';

/** The pages that the top bar leads to, in its order, and from which width on. */
const shortcuts = [
  { page: 'chat', icon: ChatIcon, from: 'phone' },
  { page: 'forum', icon: ForumIcon, from: 'tablet' },
] as const;

/** The shortcuts of the top bar. */
export function Shortcuts({ user, page }: { user: User; page: PathName | undefined }) {
  if (isWithoutUnit(user)) return null;
  return shortcuts
    .filter((shortcut) => isOpenTo(user, shortcut.page))
    .map((shortcut) => (
      <div key={shortcut.page} className={css.from[shortcut.from]}>
        <IconLink
          name={pageTitle(shortcut.page)}
          icon={<Icon of={shortcut.icon} />}
          href={href(shortcut.page)}
          current={shortcut.page === page}
        />
      </div>
    ));
}

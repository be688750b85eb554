import type { User } from '@sen/api/contract/model';
import { Icon } from '@sen/ui/Icon';
import { IconLink } from '@sen/ui/IconLink';
import { ChatIcon, ForumIcon } from '@sen/ui/icons';
import { isWithoutUnit } from '../../routes/menus';
import { isOpenTo } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href, type PathName } from '../../routes/paths';
import * as css from './Shortcuts.css';

/** The pages that the top bar leads to, in its order. */
const shortcuts = [
  { page: 'chat', icon: ChatIcon },
  { page: 'forum', icon: ForumIcon },
] as const;

/**
 * The shortcuts of the top bar. A phone has no room for them: there the chat has its button, the forum its entry in the account
 * menu.
 */
export function Shortcuts({ user, page }: { user: User; page: PathName | undefined }) {
  if (isWithoutUnit(user)) return null;
  return (
    <div className={css.shortcuts}>
      {shortcuts
        .filter((shortcut) => isOpenTo(user, shortcut.page))
        .map((shortcut) => (
          <IconLink
            key={shortcut.page}
            name={pageTitle(shortcut.page)}
            icon={<Icon of={shortcut.icon} />}
            href={href(shortcut.page)}
            current={shortcut.page === page}
          />
        ))}
    </div>
  );
}

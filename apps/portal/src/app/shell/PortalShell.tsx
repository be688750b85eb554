import type { Role, User } from '@sen/api/contract/model';
import { AppShell } from '@sen/ui/AppShell';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { BellIcon, ChatIcon, SignOutIcon } from '@sen/ui/icons';
import { Suspense, type ReactNode, type Ref } from 'react';
import { menuIcons } from '../../routes/menuIcons';
import { accountEntries, currentEntry, hasDrawer, menuEntries, type MenuEntry } from '../../routes/menus';
import { isOpenTo } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href, type PathName } from '../../routes/paths';
import { wasLast } from '../../patterns/list/lastLists';
import { lazyPart } from '../chunks/lazyPart';
import { changeLanguage } from '../session/languageChoice';
import { signOut } from '../session/sessionEnd';
import { Greeting } from './Greeting';
import { shellWords } from './shellWords';
import { StudentFooter } from './StudentFooter';
import { useActivity } from './useActivity';
import { useDensity } from './useDensity';
import { useDrawerWidth } from './useDrawerWidth';
import { Shortcuts } from './Shortcuts';
import { chatFrom } from './Shortcuts.css';
import { useHasRoom } from './useHasRoom';
import { useUnsentAnswers } from './useUnsentAnswers';
import { useUnsentMessages } from './useUnsentMessages';
import { useWaiting } from './useWaiting';
import { useWelcome } from './useWelcome';

const NotificationCenter = lazyPart(
  async () => (await import('./notifications/NotificationCenter')).NotificationCenter,
  SilentBell,
);

const ChatCorner = lazyPart(async () => (await import('./chat/ChatCorner')).ChatCorner, NoChat);

/** Where its code cannot be loaded. */
function NoChat() {
  return null;
}

/** Before its code is there, and where it cannot be loaded: what is open on the page stays. */
function SilentBell() {
  return <IconButton name={shellWords('bell')} icon={<Icon of={BellIcon} />} disabled />;
}

interface PortalShellProps {
  user: User;
  page: PathName | undefined;
  mainRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** An attempt belongs to the list that it was opened from: that of all classes, or that of its class. */
function entryOf(page: PathName, role: Role): MenuEntry | null {
  return page === 'answerReview' && !wasLast('toMark') ? 'classes' : currentEntry(page, role);
}

/** The navigation bars around the pages of a signed-in user, with the menus of the role. */
export function PortalShell({ user, page, mainRef, children }: PortalShellProps) {
  const [open, onOpenChange] = useDrawerWidth();
  useWelcome();
  useDensity(user.role);
  useUnsentAnswers(user);
  useUnsentMessages(user);
  useActivity(user);
  const waiting = useWaiting(user);
  const chats = isOpenTo(user, 'chat');
  const isNarrow = !useHasRoom(chatFrom);
  const current = page && entryOf(page, user.role);
  const itemOf = (name: MenuEntry) => ({
    href: href(name),
    label: pageTitle(name),
    icon: <Icon of={menuIcons[name]} />,
    current: name === current,
  });
  return (
    <AppShell
      homeHref={href('overview')}
      logo={user.company_logo ?? undefined}
      greeting={<Greeting name={user.first_name || user.name} />}
      actions={
        <>
          <Shortcuts user={user} page={page} />
          <Suspense fallback={<SilentBell />}>
            <NotificationCenter />
          </Suspense>
        </>
      }
      onLanguageChange={(language) => void changeLanguage(language)}
      account={{
        name: user.name,
        detail: user.email,
        avatar: user.avatar ?? undefined,
        items: [
          ...accountEntries(user).map(itemOf),
          ...(isNarrow && chats
            ? [
                {
                  href: href('chat'),
                  label: pageTitle('chat'),
                  icon: <Icon of={ChatIcon} />,
                  current: page === 'chat',
                },
              ]
            : []),
          {
            label: shellWords('signOut'),
            icon: <Icon of={SignOutIcon} />,
            onAction: () => void signOut(),
          },
        ],
      }}
      drawer={
        hasDrawer(user.role)
          ? {
              items: menuEntries('drawer', user.role).map((name) => ({
                ...itemOf(name),
                count: waiting[name],
              })),
              open,
              onOpenChange,
            }
          : undefined
      }
      footer={
        user.role === 'student' && (page === 'overview' || page === 'studentOverview') ? (
          <StudentFooter />
        ) : undefined
      }
      mainRef={mainRef}
    >
      {children}
      {page !== 'chat' && chats && (
        <Suspense>
          <ChatCorner />
        </Suspense>
      )}
    </AppShell>
  );
}

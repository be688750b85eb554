import type { User } from '@sen/api/contract/model';
import { AppShell } from '@sen/ui/AppShell';
import { Icon } from '@sen/ui/Icon';
import {
  AddPersonIcon,
  CourseIcon,
  DashboardIcon,
  ExamIcon,
  PersonIcon,
  QuestionIcon,
  SignOutIcon,
} from '@sen/ui/icons';
import type { ReactNode, Ref } from 'react';
import {
  accountEntries,
  drawerEntries,
  entriesFor,
  hasDrawer,
  isOpenTo,
  type AccountEntry,
  type DrawerEntry,
} from '../../routes/navigation';
import { href, type PathName } from '../../routes/paths';
import { changeLanguage } from '../session/languageChoice';
import { signOut } from '../session/sessionEnd';
import { Greeting } from './Greeting';
import { entryWords, shellWords } from './shellWords';
import { StudentFooter } from './StudentFooter';
import { useDensity } from './useDensity';
import { useDrawerWidth } from './useDrawerWidth';
import { useLeftBehind } from './useLeftBehind';
import { useWelcome } from './useWelcome';

const icons = {
  overview: DashboardIcon,
  members: PersonIcon,
  requests: AddPersonIcon,
  questions: QuestionIcon,
  exams: ExamIcon,
  classes: CourseIcon,
  profile: PersonIcon,
} as const satisfies Record<DrawerEntry | AccountEntry, unknown>;

/** The menu entry that a page belongs to. */
const entryOfPage: Partial<Record<PathName, DrawerEntry | AccountEntry>> = {
  overview: 'overview',
  members: 'members',
  memberAdd: 'members',
  inactiveMembers: 'members',
  memberView: 'members',
  memberEdit: 'members',
  students: 'members',
  studentEdit: 'members',
  teachers: 'members',
  teacherEdit: 'members',
  staff: 'members',
  staffEdit: 'members',
  sponsors: 'members',
  sponsorEdit: 'members',
  requests: 'requests',
  questions: 'questions',
  questionAdd: 'questions',
  questionEdit: 'questions',
  questionView: 'questions',
  exams: 'exams',
  examAdd: 'exams',
  examEdit: 'exams',
  examView: 'exams',
  classes: 'classes',
  classroom: 'classes',
  marking: 'classes',
  profile: 'profile',
  support: 'profile',
  notificationSettings: 'profile',
};

interface PortalShellProps {
  user: User;
  page: PathName | undefined;
  mainRef: Ref<HTMLElement>;
  children: ReactNode;
}

/** The bars around the pages of whoever is signed in, with the menus of the role. */
export function PortalShell({ user, page, mainRef, children }: PortalShellProps) {
  const [open, onOpenChange] = useDrawerWidth();
  useWelcome();
  useDensity(user.role);
  useLeftBehind(user);
  const current = page && entryOfPage[page];
  const itemOf = (name: DrawerEntry | AccountEntry) => ({
    href: href(name),
    label: shellWords(entryWords[name]),
    icon: <Icon of={icons[name]} />,
    current: name === current,
  });
  return (
    <AppShell
      homeHref={href('overview')}
      greeting={<Greeting name={user.first_name || user.name} />}
      onLanguageChange={(language) => void changeLanguage(language)}
      account={{
        name: user.name,
        detail: user.email,
        avatar: user.avatar ?? undefined,
        items: [
          ...entriesFor(user.role, accountEntries)
            .filter((name) => isOpenTo(user, name))
            .map(itemOf),
          {
            label: shellWords('signOut'),
            icon: <Icon of={SignOutIcon} />,
            onAction: () => void signOut(),
          },
        ],
      }}
      drawer={
        hasDrawer(user.role)
          ? { items: entriesFor(user.role, drawerEntries).map(itemOf), open, onOpenChange }
          : undefined
      }
      footer={user.role === 'student' && page === 'overview' ? <StudentFooter /> : undefined}
      mainRef={mainRef}
    >
      {children}
    </AppShell>
  );
}

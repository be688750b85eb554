import type { Role } from '@sen/api/contract/model';
import { nameRoles } from '@sen/domain/access/roleNames';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { RefusedIcon, SearchIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useSearch } from 'wouter';
import { changeLanguage } from '../../app/session/languageChoice';
import { useSession } from '../../app/session/useSession';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';
import { rolesThatOpen } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { language } from '../../words/runtime';
import { roleLabel } from '../../words/labels';
import { words } from './words';

const kinds = {
  forbidden: { icon: RefusedIcon, text: 'forbiddenText' },
  notFound: { icon: SearchIcon, text: 'notFoundText' },
} as const;

/** Explains why there is no page and links to where the user can continue. */
export function ErrorScreen({ kind }: { kind: keyof typeof kinds }) {
  const session = useSession();
  const asked = new URLSearchParams(useSearch()).get('page');
  const holders = kind === 'forbidden' && asked !== null ? rolesThatOpen(asked) : [];
  const { icon, text } = kinds[kind];
  const screen = (
    <EmptyState
      level={1}
      icon={icon}
      title={pageTitle(kind)}
      actions={
        <>
          <ButtonLink variant="primary" href={session ? href('overview') : href('signIn')}>
            {words(session ? 'home' : 'signIn')}
          </ButtonLink>
          <Button onPress={() => window.history.back()}>{words('back')}</Button>
        </>
      }
    >
      {session && holders.length > 0
        ? words('forbiddenRoles', {
            who: nameRoles(holders, language()),
            you: roleLabel(session.user.role),
          })
        : words(text)}
      {kind === 'forbidden' && whomToAsk(session?.user.role)}
    </EmptyState>
  );
  if (session)
    return (
      <PageFrame measure="sheet" centered>
        {screen}
      </PageFrame>
    );
  return <VisitorFrame onLanguageChange={(next) => void changeLanguage(next)}>{screen}</VisitorFrame>;
}

/** The sentence that names who can open the page to this role: an administrator is not sent to themselves. */
function whomToAsk(role: Role | undefined): string {
  if (role === 'super-admin') return '';
  return ` ${words(role === 'admin' ? 'askSystem' : 'askUnit')}`;
}

import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { RefusedIcon, SearchIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { useSession } from '../../app/session/useSession';
import { href } from '../../routes/paths';
import { words } from './words';

const kinds = {
  forbidden: { icon: RefusedIcon, title: 'forbiddenTitle', text: 'forbiddenText' },
  notFound: { icon: SearchIcon, title: 'notFoundTitle', text: 'notFoundText' },
} as const;

/** Why there is no page here, and where one can go on. */
export function ErrorScreen({ kind }: { kind: keyof typeof kinds }) {
  const session = useSession();
  const { icon, title, text } = kinds[kind];
  return (
    <PageFrame measure="form">
      <EmptyState
        level={1}
        icon={icon}
        title={words(title)}
        actions={
          <>
            <ButtonLink variant="primary" href={session ? href('overview') : href('signIn')}>
              {words(session ? 'home' : 'signIn')}
            </ButtonLink>
            <Button onPress={() => window.history.back()}>{words('back')}</Button>
          </>
        }
      >
        {words(text)}
      </EmptyState>
    </PageFrame>
  );
}

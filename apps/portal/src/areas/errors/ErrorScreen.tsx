import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { RefusedIcon, SearchIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
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
      <Stack align="start">
        <Text tone="muted">
          <Icon of={icon} size="huge" />
        </Text>
        <Heading level={1}>{words(title)}</Heading>
        <Text>{words(text)}</Text>
        <Inline>
          <ButtonLink variant="primary" href={session ? href('overview') : href('signIn')}>
            {words(session ? 'home' : 'signIn')}
          </ButtonLink>
          <Button onPress={() => window.history.back()}>{words('back')}</Button>
        </Inline>
      </Stack>
    </PageFrame>
  );
}

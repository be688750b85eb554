import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Icon } from '@sen/ui/Icon';
import { SendIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Text } from '@sen/ui/Text';
import { href } from '../../routes/paths';
import { words } from './words';

/** Links to the support form. */
export function SupportSection() {
  return (
    <Card title={words('support')}>
      <Inline justify="between">
        <Text tone="muted">{words('supportText')}</Text>
        <ButtonLink icon={<Icon of={SendIcon} />} href={href('support')}>
          {words('askForSupport')}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

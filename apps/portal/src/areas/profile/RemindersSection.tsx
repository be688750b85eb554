import { BellIcon } from '@sen/ui/icons';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { Icon } from '@sen/ui/Icon';
import { Inline } from '@sen/ui/Inline';
import { Text } from '@sen/ui/Text';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { notificationWords as words } from './notificationWords';

/** Links to the notification settings. */
export function RemindersSection() {
  return (
    <Card title={words('heading')}>
      <Inline justify="between">
        <Text tone="muted">{words('chooseText')}</Text>
        <ButtonLink icon={<Icon of={BellIcon} />} href={href('notificationSettings')}>
          {pageTitle('notificationSettings')}
        </ButtonLink>
      </Inline>
    </Card>
  );
}

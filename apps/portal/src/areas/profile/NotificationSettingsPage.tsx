import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import {
  type NotificationChoice,
  notificationChoicesOf,
  wants,
} from '@sen/domain/notifications/notificationChoices';
import { Card } from '@sen/ui/Card';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { confirmUser } from '../../app/session/session';
import { useUser } from '../../app/session/useUser';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { notificationWords as words } from './notificationWords';

/** What the user is told about on the bell and by mail; each switch takes effect at once. */
export function NotificationSettingsPage() {
  const user = useUser();
  const choices = notificationChoicesOf(user.role);
  const saving = useMutation({
    mutationFn: ({ choice, on }: { choice: NotificationChoice; on: boolean }) =>
      profileMutations.saveChoices({ [choice]: on ? 'on' : 'off' }),
    onSuccess: ({ data, message }) => {
      confirmUser({ ...user, user_metas: data.user_metas });
      showToast({ tone: 'success', text: message });
    },
  });
  return (
    <PageFrame measure="sheet">
      <Stack gap="l">
        <PageHeader
          title={pageTitle('notificationSettings')}
          back={{ href: href('profile'), label: pageTitle('profile') }}
        />
        {(['bell', 'mails'] as const).map((group) => (
          <Card key={group} title={words(group)}>
            <Stack>
              {choices
                .filter((choice) => choice.startsWith('mail_') === (group === 'mails'))
                .map((choice) => (
                  <Switch
                    key={choice}
                    label={words(choice)}
                    description={words(`${choice}Text`)}
                    on={wants(user.user_metas, choice)}
                    onChange={(on) => saving.mutate({ choice, on })}
                  />
                ))}
              {group === 'mails' && <Text tone="muted">{words('mailsAlways', { email: user.email })}</Text>}
              {group === 'bell' && user.role === 'student' && <Text tone="muted">{words('bellAlways')}</Text>}
            </Stack>
          </Card>
        ))}
      </Stack>
    </PageFrame>
  );
}

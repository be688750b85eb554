import { profileMutations } from '@sen/api/resources/profile/profileMutations';
import { mailChoicesOf, type MailChoice, wantsMail } from '@sen/domain/users/mailChoices';
import { Card } from '@sen/ui/Card';
import { EmptyState } from '@sen/ui/EmptyState';
import { BellIcon } from '@sen/ui/icons';
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

const texts = {
  mail_unmarked: ['unmarked', 'unmarkedText'],
  mail_digest: ['digest', 'digestText'],
} as const satisfies Record<MailChoice, unknown>;

/** Which automatic mails the user gets; each switch takes effect at once. */
export function NotificationSettingsPage() {
  const user = useUser();
  const choices = mailChoicesOf(user.role);
  const saving = useMutation({
    mutationFn: ({ choice, on }: { choice: MailChoice; on: boolean }) =>
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
        {choices.length === 0 ? (
          <EmptyState icon={BellIcon} title={words('nothing')}>
            {words('always', { email: user.email })}
          </EmptyState>
        ) : (
          <Card title={words('mails')}>
            <Stack>
              {choices.map((choice) => {
                const [label, description] = texts[choice];
                return (
                  <Switch
                    key={choice}
                    label={words(label)}
                    description={words(description)}
                    on={wantsMail(user.user_metas, choice)}
                    onChange={(on) => saving.mutate({ choice, on })}
                  />
                );
              })}
              <Text tone="muted">{words('always', { email: user.email })}</Text>
            </Stack>
          </Card>
        )}
      </Stack>
    </PageFrame>
  );
}

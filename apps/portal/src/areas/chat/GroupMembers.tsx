import type { ChatGroup } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import { Badge } from '@sen/ui/Badge';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useLocation } from 'wouter';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { roleLabel } from '../../words/labels';
import { groupActions } from './groupActions';
import { conversationHref } from './useChosen';
import { words } from './words';

/** Who is in a group, for members who do not edit it. */
export function GroupMembers({ group }: { group: ChatGroup }) {
  const [, navigate] = useLocation();
  return (
    <PageFrame measure="sheet">
      <Stack gap="l">
        <PageHeader
          title={group.title}
          back={{ href: conversationHref({ kind: 'group', id: group.id }), label: pageTitle('chat') }}
          description={words('memberCount', { count: group.count_users })}
          actions={
            <ActionButtons
              actions={groupActions}
              only={['leave']}
              item={group}
              onDone={() => navigate(href('chat'))}
            />
          }
        />
        {group.classroom_id !== null && <Callout tone="info">{words('ofClass')}</Callout>}
        <Card title={words('members')}>
          <Stack as="ul">
            {group.users.map(({ id, name, avatar, role, is_administrator }) => (
              <Inline key={id} as="li" gap="s">
                <Avatar name={name} src={avatar ?? undefined} />
                <Stack gap="xxs">
                  <Text>{name}</Text>
                  <Text tone="muted" size="small">
                    {roleLabel(role)}
                  </Text>
                </Stack>
                {is_administrator && <Badge>{words('isAdministrator')}</Badge>}
              </Inline>
            ))}
          </Stack>
        </Card>
      </Stack>
    </PageFrame>
  );
}

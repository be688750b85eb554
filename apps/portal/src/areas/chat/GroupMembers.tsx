import type { ChatGroup } from '@sen/api/contract/model';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { Avatar } from '@sen/ui/Avatar';
import { Badge } from '@sen/ui/Badge';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Inline } from '@sen/ui/Inline';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ActionButtons } from '../../patterns/actions/ActionButtons';
import { Loaded } from '../../patterns/Loaded';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { roleLabel } from '../../words/labels';
import { groupActions } from './groupActions';
import { conversationHref } from './useChosen';
import { words } from './words';

const pageSize = 20;

/** Who is in a group, a page at a time, for members who do not edit it. */
export function GroupMembers({ group }: { group: ChatGroup }) {
  const [, navigate] = useLocation();
  const [page, setPage] = useState(1);
  const query = useQuery(chatQueries.members(group.id, { page, limit: pageSize }));
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
          <Loaded query={query}>
            {({ data, total }) => (
              <Stack gap="m">
                <Stack as="ul">
                  {data.map(({ id, name, avatar, role, is_administrator }) => (
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
                {total > pageSize && (
                  <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
                )}
              </Stack>
            )}
          </Loaded>
        </Card>
      </Stack>
    </PageFrame>
  );
}

import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { Disclosure } from '@sen/ui/Disclosure';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { Timeline } from '@sen/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/Loaded';
import { formatDateTime } from '../../words/formats';
import { PostText } from './PostText';
import { words } from './words';

/** What a topic and its replies said before, read when it is opened. */
export function TopicHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...forumQueries.changes(id), enabled: open });
  return (
    <Disclosure title={words('history')} open={open} onOpenChange={setOpen}>
      {open && (
        <Loaded query={query}>
          {({ data }) =>
            data.length === 0 ? (
              <Text tone="muted">{words('noHistory')}</Text>
            ) : (
              <Timeline
                label={words('history')}
                items={data.map((change) => ({
                  id: change.id,
                  title: words(change.reply_id === null ? 'historyOf' : 'historyOfReply', {
                    name: change.changed_by,
                    time: formatDateTime(change.created_at),
                  }),
                  time: formatDateTime(change.created_at),
                  dateTime: change.created_at,
                  content: (
                    <Stack gap="xs">
                      {change.title !== '' && <Text weight="semibold">{change.title}</Text>}
                      <PostText html={change.content} />
                    </Stack>
                  ),
                }))}
              />
            )
          }
        </Loaded>
      )}
    </Disclosure>
  );
}

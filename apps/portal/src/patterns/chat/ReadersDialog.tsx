import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { Avatar } from '@sen/ui/Avatar';
import { Dialog } from '@sen/ui/Dialog';
import { Inline } from '@sen/ui/Inline';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../words/formats';
import { Loaded } from '../Loaded';
import { words } from './words';

const pageSize = 20;

interface ReadersDialogProps {
  /** The message. */
  id: string;
  onClose: () => void;
}

/** Everybody who has seen a message, a page at a time. */
export function ReadersDialog({ id, onClose }: ReadersDialogProps) {
  const [page, setPage] = useState(1);
  const query = useQuery(chatQueries.readers(id, { page, limit: pageSize }));
  return (
    <Dialog open title={words('readers')} onClose={onClose}>
      <Loaded query={query} inDialog>
        {({ data, total }) => (
          <Stack gap="m">
            <Text tone="muted">
              {total === 0 ? words('noReaders') : words('readerCount', { count: formatNumber(total) })}
            </Text>
            {data.map(({ user_id, user }) => (
              <Inline key={user_id} gap="s" wrap={false}>
                <Avatar name={user.name} src={user.avatar ?? undefined} size="small" />
                <Text>{user.name}</Text>
              </Inline>
            ))}
            {total > pageSize && (
              <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}

import type { Topic } from '@sen/api/contract/model';
import { forumQueries } from '@sen/api/resources/forum/forumQueries';
import { factsOfTopic, mayReply } from '@sen/domain/forum/topicRules';
import { Heading } from '@sen/ui/Heading';
import { Pagination } from '@sen/ui/Pagination';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../patterns/Loaded';
import { formatNumber } from '../../words/formats';
import { ReplyCard } from './ReplyCard';
import { ReplyEditor } from './ReplyEditor';
import { RulesGate } from './RulesGate';
import { words } from './words';

const pageSize = 20;

/** The replies to a topic, a page at a time, and the form of a new one. */
export function Replies({ topic }: { topic: Topic }) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...forumQueries.replies(topic.id, { page, limit: pageSize }),
    placeholderData: keepPreviousData,
  });
  const takesReplies = mayReply(factsOfTopic(topic)).allowed;
  return (
    <Stack gap="m">
      <Heading level={2}>{words('repliesHeading', { count: formatNumber(topic.reply_count) })}</Heading>
      <Loaded query={query}>
        {({ data, total }) => (
          <>
            {data.length === 0 && <Text tone="muted">{words('noReplies')}</Text>}
            {data.map((reply) => (
              <ReplyCard key={reply.id} reply={reply} topic={topic} />
            ))}
            {total > pageSize && (
              <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />
            )}
          </>
        )}
      </Loaded>
      {takesReplies && (
        <RulesGate>
          <ReplyEditor
            topic={topic}
            // The new one is the last.
            onSent={() => setPage(Math.max(1, Math.ceil(((query.data?.total ?? 0) + 1) / pageSize)))}
          />
        </RulesGate>
      )}
    </Stack>
  );
}

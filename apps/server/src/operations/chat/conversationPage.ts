import type { Answer, Query } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { OwnConversation } from '../../store/chat/conversations.ts';
import { readMessages } from '../../store/chat/messages.ts';
import { readingOf } from '../../store/chat/reading.ts';
import type { Database } from '../../store/database.ts';

type Page = Answer<'listGroupMessages'>;
type Asked = Query<'listGroupMessages'> & { limit: number };

const nothingRead = { count_unread: 0, seen: [] };

/** A part of the messages of one's own conversation. */
export async function conversationPage(
  database: Database,
  conversation: OwnConversation,
  { userId, asked }: { userId: string; asked: Asked },
): Promise<Omit<Page, 'may_write' | 'why_not'>> {
  assertOneWay(asked);
  const { last_number, left_number, seen_number } = conversation;
  return {
    ...(await readMessages(database, conversation, asked)),
    last_number: left_number ?? last_number,
    seen_number,
    // What others do since then is not for who has left.
    ...(left_number === null ? await readingOf(database, conversation, userId) : nothingRead),
  };
}

/** Of two people who have not written to each other. */
export function emptyPage(asked: Asked): Omit<Page, 'may_write' | 'why_not'> {
  assertOneWay(asked);
  const nothing = { data: [], has_older: false, has_newer: false, ...nothingRead };
  return { ...nothing, last_number: 0, seen_number: 0 };
}

function assertOneWay({ before, since }: Asked): void {
  if (before !== undefined && since !== undefined) assertNoFieldErrors([fieldError('since', 'chatBothWays')]);
}

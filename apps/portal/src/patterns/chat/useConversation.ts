import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { type ChatThread, mergedThread } from '@sen/api/resources/chat/chatThread';
import { chatLimits } from '@sen/domain/chat/chatLimits';
import { mayUpload } from '@sen/domain/uploads/mayUpload';
import type { ChatPerson } from '@sen/ui/ChatWindow';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { type Conversation, isSameConversation } from '../../outbox/outboxRecords';
import { refusalText } from '../../words/refusalText';
import { uploadProblem } from '../uploads/uploadItems';
import { uploadsTo } from './ChatUploads';
import { shownMessages } from './shownMessages';
import { useChatWork } from './useChatWork';
import { words } from './words';

/** Milliseconds without an answer after which the window says so: single polls may fail. */
const longestSilence = 10_000;

const nothing: ChatThread = {
  messages: [],
  ahead: [],
  has_older: false,
  last_number: 0,
  seen_number: 0,
  count_unread: 0,
  seen: [],
  may_write: true,
  why_not: null,
};

const failureOf = (problem: string | Error) =>
  words('notSent', { reason: typeof problem === 'string' ? problem : uploadProblem(problem) });

/** Says at once which file the server would not take. */
function isTaken({ name, size }: File): boolean {
  const reason = refusalText(mayUpload({ name, size, purpose: 'chat' }));
  if (reason !== undefined) showToast({ tone: 'error', text: words('fileRefused', { name, reason }) });
  return reason === undefined;
}

/** The messages of a conversation, polled while it is shown, and what one sends. */
export function useConversation(conversation: Conversation, memberCount: number) {
  const queries = useQueryClient();
  const user = useUser();
  const { outbox, uploads, outgoing, files } = useChatWork();
  const query = useQuery(chatQueries.thread(conversation, queries));
  const thread = query.data;
  const { kind, id } = conversation;

  const older = useMutation({
    mutationFn: (before: number) => chatQueries.older({ kind, id }, before),
    meta: { quiet: true },
    onSuccess: (answer) =>
      queries.setQueryData<ChatThread>(chatQueries.threadKey({ kind, id }), (known) =>
        mergedThread(known, answer),
      ),
  });

  const hasManyReaders = memberCount > chatLimits.toldOfReading;
  const me: ChatPerson = { id: user.id, name: user.name, avatar: user.avatar ?? undefined };
  const own = outgoing.filter((message) => isSameConversation(message.conversation, conversation));
  const ownFiles = uploadsTo(files, conversation);
  const messages = shownMessages({
    thread: thread ?? nothing,
    outgoing: own,
    uploads: ownFiles,
    me,
    hasManyReaders,
    failureOf,
  });

  const silent = query.isError && query.errorUpdatedAt - query.dataUpdatedAt > longestSilence;
  const isFile = (messageId: string) => ownFiles.some(({ key }) => key === messageId);
  return {
    thread,
    query,
    messages,
    me,
    /** Milliseconds; each poll is a new one. */
    askedAt: query.dataUpdatedAt,
    notice: thread && silent ? words('notArriving') : undefined,
    loadingOlder: older.isPending,
    loadOlder: () => {
      const first = thread?.messages[0];
      if (first && !older.isPending) older.mutate(first.number);
    },
    /** The id on the server of a message that is shown. */
    storedId: (messageId: string) =>
      thread?.messages.find(({ client_id }) => client_id === messageId)?.id ?? null,
    send: (text: string) => outbox.send(conversation, text),
    attach: (chosen: readonly File[]) => uploads.add(conversation, chosen.filter(isTaken)),
    resend: (messageId: string) => (isFile(messageId) ? uploads.retry(messageId) : outbox.resend(messageId)),
    discard: (messageId: string) =>
      isFile(messageId) ? uploads.cancel(messageId) : outbox.discard(messageId),
  };
}

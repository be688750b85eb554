import type { ChatMessage } from '@sen/api/contract/model';
import { chatQueries } from '@sen/api/resources/chat/chatQueries';
import { type ChatThread, withSentMessage } from '@sen/api/resources/chat/chatThread';
import type { QueryClient } from '@tanstack/react-query';
import { newId } from '../../app/newId';
import { type LeaveReason, registerLeaveTask } from '../../app/session/leaveGuards';
import { currentSession, subscribeToSession } from '../../app/session/session';
import { recallSignInNotice, rememberSignInNotice } from '../../app/session/tabMemory';
import { browserOutbox } from '../../outbox/browserOutbox';
import { Outbox } from '../../outbox/Outbox';
import { browserWork } from '../uploads/browserWork';
import { ChatUploads } from './ChatUploads';
import { words } from './words';

/** What goes on while one is on other pages: messages that are being sent, and files. */
export interface ChatWork {
  outbox: Outbox;
  uploads: ChatUploads;
}

interface PersonsWork extends ChatWork {
  person: string;
  queries: QueryClient;
  end: () => void;
}

/** After the others the same person is still signed in. */
const endsSession: readonly LeaveReason[] = ['signOut', 'signedInElsewhere', 'sessionEnded'];
/** How long signing out waits for messages to be sent, milliseconds. */
const leaveTimeout = 4_000;

let current: PersonsWork | undefined;

subscribeToSession(() => {
  if (!current || currentSession()?.user.id === current.person) return;
  current.end();
  current = undefined;
});

/** That of whoever is signed in on this page. */
export function chatWorkOf(person: string, queries: QueryClient): ChatWork {
  if (current?.person === person && current.queries === queries) return current;
  current?.end();
  const environment = browserOutbox();
  const outbox = new Outbox(person, environment, (message) => addToThread(queries, person, message));
  const uploads = new ChatUploads({
    work: browserWork(queries),
    newKey: newId,
    wall: environment.wall,
    send: (conversation, file) => outbox.send(conversation, file.name, file),
  });
  const unregister = registerLeaveTask(async (reason) => {
    if (!endsSession.includes(reason)) return;
    const count = await outbox.flush(reason === 'signOut' ? leaveTimeout : 0);
    // That of an exam is more urgent.
    if (count > 0 && recallSignInNotice() === null) rememberSignInNotice(words('unsent', { count }));
  });
  current = {
    person,
    queries,
    outbox,
    uploads,
    end: () => {
      unregister();
      uploads.stop();
      outbox.close();
    },
  };
  return current;
}

/** Shown at once, before the next poll. */
function addToThread(queries: QueryClient, person: string, message: ChatMessage): void {
  const { receiver_id, conversation_id, sender_id } = message;
  const other = sender_id === person ? receiver_id : sender_id;
  const conversation =
    conversation_id !== null
      ? ({ kind: 'group', id: conversation_id } as const)
      : ({ kind: 'person', id: other ?? '' } as const);
  queries.setQueryData<ChatThread>(
    chatQueries.threadKey(conversation),
    (thread) => thread && withSentMessage(thread, message),
  );
}

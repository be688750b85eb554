import type { HttpAnswer, HttpConnection } from '../HttpConnection.ts';

export interface Person {
  id: string;
  token: string;
}

/** A message as a poll answers it. */
export interface Delivered {
  number: number;
  client_id: string;
  sender_id: string;
}

/** What a window shows. */
export interface Place {
  kind: 'person' | 'group';
  id: string;
}

/** What is asked again and again while a window is open. */
export const polls = ['messages', 'line', 'list', 'unread'] as const;
export type Poll = (typeof polls)[number];

/** The requests of an open window, to the server or to the bare handler. */
export interface ChatCalls {
  send: (connection: HttpConnection, to: Place, clientId: string) => Promise<HttpAnswer>;
  /** @param since the number of the last known message */
  poll: (
    connection: HttpConnection,
    what: Poll,
    asked: { place: Place; since: number; known: string | undefined },
  ) => Promise<HttpAnswer>;
}

const text = 'Em chào thầy, em gửi bài ạ.';

/** As the portal asks on the page of the chat: `chatQueries`. */
export const serverCalls = ({ token }: Person): ChatCalls => ({
  send: (connection, { kind, id }, client_id) =>
    connection.postFormAs('/api/chat/messages', token, {
      [kind === 'person' ? 'receiver_id' : 'conversation_id']: id,
      is_attachment: '0',
      body: text,
      client_id,
    }),
  poll: (connection, what, { place: { kind, id }, since, known }) => {
    const lists = `/api/chat/${kind === 'person' ? 'people' : 'groups'}`;
    const address = {
      messages: `${lists}/${id}/messages?since=${since}&limit=100`,
      line: `${lists}?is_bubble=${id}`,
      list: `${lists}?page=1&limit=20`,
      unread: '/api/chat/unread',
    };
    return connection.get(address[what], token, known);
  },
});

/** The same between two people from a handler without sessions, rules and tags. */
export const bareCalls = ({ id: me, token }: Person): ChatCalls => ({
  send: (connection, { id }, client_id) =>
    connection.post(
      '/send',
      token,
      JSON.stringify({ sender_id: me, receiver_id: id, body: text, client_id }),
    ),
  poll: (connection, what, { place: { id }, since }) => {
    const address = {
      messages: `/messages?me=${me}&other=${id}&since=${since}`,
      line: `/people?me=${me}&other=${id}`,
      list: `/people?me=${me}`,
      unread: `/unread?me=${me}`,
    };
    return connection.get(address[what], token);
  },
});

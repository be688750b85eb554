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

/** The requests of an open window, to the server or to the bare handler. */
export interface ChatCalls {
  send: (connection: HttpConnection, to: Person, clientId: string) => Promise<HttpAnswer>;
  poll: (connection: HttpConnection, other: Person, since: number, known?: string) => Promise<HttpAnswer>;
  list: (connection: HttpConnection, known?: string) => Promise<HttpAnswer>;
}

const text = 'Em chào thầy, em gửi bài ạ.';

/** As the portal asks. */
export const serverCalls = ({ token }: Person): ChatCalls => ({
  send: (connection, { id }, client_id) =>
    connection.postFormAs('/api/chat/messages', token, {
      receiver_id: id,
      is_attachment: '0',
      body: text,
      client_id,
    }),
  poll: (connection, { id }, since, known) =>
    connection.get(`/api/chat/people/${id}/messages?since=${since}`, token, known),
  list: (connection, known) => connection.get('/api/chat/people', token, known),
});

/** The same from a handler without sessions, rules and tags. */
export const bareCalls = ({ id: me, token }: Person): ChatCalls => ({
  send: (connection, { id }, client_id) =>
    connection.post(
      '/send',
      token,
      JSON.stringify({ sender_id: me, receiver_id: id, body: text, client_id }),
    ),
  poll: (connection, { id }, since) => connection.get(`/messages?me=${me}&other=${id}&since=${since}`, token),
  list: (connection) => connection.get(`/people?me=${me}`, token),
});

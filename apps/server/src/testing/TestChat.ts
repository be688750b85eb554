import { randomUUID } from 'node:crypto';
import type { Answer, ChatGroup, ChatMessage, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import type { TestAnswer, TestApp } from './TestApp.ts';

export type ChatName = keyof typeof people;
type Sent = Answer<'sendMessage'> & Problem;
type Page = Answer<'listGroupMessages'> & Problem;

/** A person who is written to by id, or a group. */
export type Place = ChatName | { group: string };

/** The chat of a person, as the person works with it. */
export class TestChat {
  readonly app: TestApp;
  readonly as: ChatName;

  constructor(app: TestApp, as: ChatName) {
    this.app = app;
    this.as = as;
  }

  /** The answer to a message, whatever it is. */
  trySending(to: Place | { person: string }, body: object = {}): Promise<TestAnswer<Sent>> {
    return this.app.call<Sent>('sendMessage', this.as, {
      body: { ...placeOf(to), is_attachment: 0, body: 'Chào', client_id: randomUUID(), ...body },
    });
  }

  async send(to: Place | { person: string }, body: string | object = {}): Promise<ChatMessage> {
    const sent = await this.trySending(to, typeof body === 'string' ? { body } : body);
    return valid(sent).data;
  }

  tryReading(from: Place, query: Record<string, number> = {}): Promise<TestAnswer<Page>> {
    return typeof from === 'string'
      ? this.app.call<Page>('listDirectMessages', this.as, { path: { id: people[from].id }, query })
      : this.app.call<Page>('listGroupMessages', this.as, { path: { id: from.group }, query });
  }

  async read(from: Place, query: Record<string, number> = {}): Promise<Page> {
    return valid(await this.tryReading(from, query));
  }

  async see(from: Place, number: number): Promise<Answer<'seeGroupMessages'>['data']> {
    const body = { number };
    const answer =
      typeof from === 'string'
        ? await this.app.call<Answer<'seeDirectMessages'>>('seeDirectMessages', this.as, {
            path: { id: people[from].id },
            body,
          })
        : await this.app.call<Answer<'seeGroupMessages'>>('seeGroupMessages', this.as, {
            path: { id: from.group },
            body,
          });
    return valid(answer).data;
  }

  async people(query: Record<string, string | number> = {}): Promise<Answer<'listChatPeople'>['data']> {
    return valid(await this.app.call<Answer<'listChatPeople'>>('listChatPeople', this.as, { query })).data;
  }

  async groups(query: Record<string, string | number> = {}): Promise<Answer<'listChatGroups'>['data']> {
    return valid(await this.app.call<Answer<'listChatGroups'>>('listChatGroups', this.as, { query })).data;
  }

  async unread(): Promise<Answer<'countUnreadMessages'>['data']> {
    return valid(await this.app.call<Answer<'countUnreadMessages'>>('countUnreadMessages', this.as)).data;
  }

  tryGroup(
    members: readonly ChatName[],
    body: object = {},
  ): Promise<TestAnswer<Answer<'addChatGroup'> & Problem>> {
    const user_ids = members.map((name) => people[name].id);
    return this.app.call('addChatGroup', this.as, {
      body: { title: 'Tổ chuyên môn', user_ids, client_id: randomUUID(), ...body },
    });
  }

  async group(members: readonly ChatName[], body: object = {}): Promise<ChatGroup> {
    return valid(await this.tryGroup(members, body)).data;
  }

  tryEditing(id: string, body: object): Promise<TestAnswer<Answer<'editChatGroup'> & Problem>> {
    return this.app.call('editChatGroup', this.as, { path: { id }, body });
  }

  leave(id: string, body: object = {}): Promise<TestAnswer<Answer<'leaveChatGroup'> & Problem>> {
    return this.app.call('leaveChatGroup', this.as, { path: { id }, body });
  }
}

function placeOf(to: Place | { person: string }): object {
  if (typeof to === 'string') return { receiver_id: people[to].id };
  return 'group' in to ? { conversation_id: to.group } : { receiver_id: to.person };
}

function valid<Body>({ status, body }: TestAnswer<Body>): Body {
  if (status !== 200) throw new Error(`The chat answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** The texts of these messages. */
export const bodiesOf = ({ data }: { data: readonly { body: string }[] }) => data.map(({ body }) => body);

/** The codes of a refusal's fields, or its code. */
export function codesOf({ body }: TestAnswer<{ code?: string; codes?: object }>): unknown {
  return body.codes ?? body.code;
}

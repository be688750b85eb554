import type { ChatMessage } from '../contract/model';
import {
  chatGroup,
  chatGroups,
  chatMembersOf,
  chatPeople,
  chatReaders,
  chatUsers,
  groupThread,
  messageNumbered,
  thread,
  unreadCounts,
} from '../fixtures/chat';
import { demoCompany } from '../fixtures/people';
import { http } from './http';
import { page } from './page';

/** Nobody has written, as on most pages. */
export const quietChat = [
  http.get('/chat/unread', ({ response }) =>
    response(200).json({ data: { count_unread: 0, count_direct: 0, count_groups: 0 } }),
  ),
];

const textOf = async (form: Promise<FormData>, name: string) => {
  const value = (await form).get(name);
  return typeof value === 'string' ? value : '';
};

/** Conversations of the teacher. What is sent is stored until the story ends. */
export function chatMocks() {
  const sent: ChatMessage[] = [];
  const withPeople = (keyword: string | null) =>
    chatPeople.filter(({ name }) => name.toLowerCase().includes((keyword ?? '').toLowerCase()));
  return [
    http.get('/chat/unread', ({ response }) => response(200).json(unreadCounts)),
    http.get('/chat/people', ({ query, response }) => {
      const bubble = query.get('is_bubble');
      const data =
        bubble === null ? withPeople(query.get('keyword')) : chatPeople.filter(({ id }) => id === bubble);
      return response(200).json({ data: { ...page(data), count_unread: 1 } });
    }),
    http.get('/chat/groups', ({ query, response }) => {
      const bubble = query.get('is_bubble');
      const data = bubble === null ? chatGroups : chatGroups.filter(({ id }) => id === bubble);
      return response(200).json({ data: { ...page(data), count_unread: 5 } });
    }),
    http.get('/chat/people/{id}/messages', ({ query, response }) => {
      const since = Number(query.get('since') ?? 0);
      const data = [...thread.data, ...sent].filter(({ number }) => number > since);
      return response(200).json({ ...thread, data, last_number: thread.last_number + sent.length });
    }),
    http.get('/chat/groups/{id}/messages', ({ query, response }) => {
      const since = Number(query.get('since') ?? 0);
      return response(200).json({
        ...groupThread,
        data: groupThread.data.filter(({ number }) => number > since),
      });
    }),
    http.put('/chat/people/{id}/seen', ({ response }) => response(200).json(unreadCounts)),
    http.put('/chat/groups/{id}/seen', ({ response }) => response(200).json(unreadCounts)),
    http.post('/chat/messages', async ({ request, response }) => {
      const form = request.formData();
      const message = messageNumbered(thread.last_number + sent.length + 1, {
        client_id: await textOf(form, 'client_id'),
        body: await textOf(form, 'body'),
        created_at: '2026-11-21T03:00:00Z',
      });
      sent.push(message);
      return response(200).json({ data: message });
    }),
    http.get('/chat/messages/{id}/readers', ({ query, response }) => {
      const place = Number(query.get('page') ?? 1);
      const limit = Number(query.get('limit') ?? 20);
      const last_page = Math.ceil(chatReaders.length / limit);
      const data = chatReaders.slice((place - 1) * limit, place * limit);
      return response(200).json({ data, page: place, limit, total: chatReaders.length, last_page });
    }),
    http.get('/chat/groups/{id}', ({ params, response }) =>
      response(200).json({ data: chatGroups.find(({ id }) => id === params.id) ?? chatGroup }),
    ),
    http.get('/chat/groups/{id}/members', ({ params, query, response }) => {
      const group = chatGroups.find(({ id }) => id === params.id) ?? chatGroup;
      const [place, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 10)];
      const members = chatMembersOf(group);
      return response(200).json({
        data: members.slice((place - 1) * limit, place * limit),
        page: place,
        limit,
        total: members.length,
        last_page: Math.ceil(members.length / limit),
      });
    }),
    http.post('/chat/groups', ({ response }) => response(200).json({ data: chatGroup })),
    http.post('/chat/groups/{id}', ({ response }) => response(200).json({ data: chatGroup })),
    http.delete('/chat/groups/{id}', ({ response }) => response(200).json({ data: null })),
    http.post('/chat/groups/{id}/leave', ({ response }) => response(200).json({ data: null })),
    http.get('/users', ({ response }) => response(200).json(page(chatUsers))),
    http.get('/chat/companies', ({ response }) =>
      response(200).json({ data: [{ id: demoCompany.id, name: demoCompany.company_name }] }),
    ),
  ];
}

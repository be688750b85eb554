import { inactiveMember, member, memberRowOf, memberRows, members } from '../fixtures/members';
import { http } from './http';
import { page } from './page';

export const memberMocks = [
  http.get('/users/all', ({ response }) => response(200).json(page(memberRows))),
  http.get('/users/inactive', ({ response }) => response(200).json(page([memberRowOf(inactiveMember)]))),
  http.get('/users/{id}', ({ params, response }) =>
    response(200).json({ data: members.find(({ id }) => id === params.id) ?? member }),
  ),
  // Must precede the handler with a path parameter, which would match too.
  http.put('/users/showPassword', ({ response }) =>
    response(200).json({ data: { password: 'tR7#kmWq9+xHbz' } }),
  ),
  http.put('/users/{id}', ({ response }) => response(200).json({ data: member })),
  http.post('/addusers', ({ response }) => response(200).json({ data: inactiveMember })),
  http.post('/users/lock', ({ response }) => response(200).json({ data: null })),
  http.post('/users/unlock', ({ response }) => response(200).json({ data: null })),
  http.post('/users/notification-active', ({ response }) => response(200).json({ data: null })),
  http.delete('/users/delete', ({ response }) => response(200).json({ data: null })),
  http.post('/users/inactive/delete', ({ response }) =>
    response(200).json({ data: { deleted: 1, next: null, remaining: 0 } }),
  ),
  http.put('/users/{id}/two-factor', ({ response }) =>
    response(200).json({ data: { ...member, two_factor: true } }),
  ),
  http.post('/auth/activate', ({ response }) => response(200).json({ data: null })),
];

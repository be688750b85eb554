import { people, userOf } from '../fixtures/people';
import { http } from './http';

export const authMocks = [
  http.post('/auth/login', ({ response }) =>
    response(200).json({ data: { ...userOf(people.teacher), access_token: 'story' } }),
  ),
  http.post('/auth/logout', ({ response }) => response(200).json({ data: null })),
  http.get('/auth/me', ({ response }) => response(200).json({ data: [userOf(people.teacher)] })),
  http.put('/auth/lang', ({ response }) => response(200).json({ data: 'vi' })),
];

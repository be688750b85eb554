import { teacherProfile } from '../fixtures/profiles';
import { http } from './http';

export const profileMocks = [
  http.get('/users/profile', ({ response }) => response(200).json({ data: teacherProfile })),
  http.post('/users/profile', ({ response }) => response(200).json({ data: teacherProfile })),
  http.post('/users/password', ({ response }) =>
    response(200).json({ data: null, message: 'Mật khẩu đã được đổi.' }),
  ),
  http.put('/users/two-factor', ({ response }) =>
    response(200).json({ data: { ...teacherProfile, two_factor: true } }),
  ),
];

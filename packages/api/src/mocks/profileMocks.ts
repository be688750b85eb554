import { picturedProfile, teacherProfile } from '../fixtures/profiles';
import { http } from './http';

export const profileMocks = [
  http.get('/users/profile', ({ response }) => response(200).json({ data: teacherProfile })),
  http.post('/users/profile', ({ response }) => response(200).json({ data: teacherProfile })),
  http.post('/users/password', ({ response }) =>
    response(200).json({ data: { access_token: 'renewed' }, message: 'Mật khẩu đã được đổi.' }),
  ),
  http.put('/users/two-factor', ({ response }) =>
    response(200).json({ data: { ...teacherProfile, two_factor: true } }),
  ),
  http.put('/users/metas', async ({ request, response }) => {
    const { user_metas } = await request.json();
    return response(200).json({
      data: { user_metas: { ...user_metas } },
      message: 'Đã lưu lựa chọn của bạn.',
    });
  }),
  http.post('/users/avatar', ({ response }) =>
    response(200).json({
      data: { ...teacherProfile, avatar: picturedProfile.avatar },
      message: 'Đã lưu ảnh đại diện.',
    }),
  ),
  http.delete('/users/avatar', ({ response }) =>
    response(200).json({ data: teacherProfile, message: 'Đã gỡ ảnh đại diện.' }),
  ),
  http.post('/users/bg-img', ({ response }) =>
    response(200).json({
      data: { ...teacherProfile, bg_img: picturedProfile.bg_img },
      message: 'Đã lưu ảnh bìa.',
    }),
  ),
  http.delete('/users/bg-img', ({ response }) =>
    response(200).json({ data: teacherProfile, message: 'Đã gỡ ảnh bìa.' }),
  ),
];

import { http } from './http';

export const supportMocks = [
  http.post('/users/supporting', ({ response }) =>
    response(200).json({
      data: null,
      message: 'Yêu cầu của bạn đã được gửi. Bạn sẽ nhận được câu trả lời qua email.',
    }),
  ),
];

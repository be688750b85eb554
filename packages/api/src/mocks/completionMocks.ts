import { resultExplanation, transcript } from '../fixtures/completion';
import { http } from './http';

export const completionMocks = [
  http.get('/users/{id}/transcript', ({ response }) => response(200).json({ data: transcript })),
  http.get('/classrooms/{id}/results/{user_id}', ({ response }) =>
    response(200).json({ data: resultExplanation }),
  ),
];

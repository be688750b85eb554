import {
  attendedTraining,
  comparison,
  meeting,
  training,
  trainingResult,
  trainingRows,
} from '../fixtures/trainings';
import { http } from './http';
import { page } from './page';

/** The trainings as those who run them see them. */
export const trainingMocks = [
  http.get('/trains', ({ response }) => response(200).json(page(trainingRows))),
  http.post('/trains', ({ response }) => response(200).json({ data: training })),
  http.delete('/trains', ({ response }) => response(200).json({ data: null })),
  http.get('/trains/{id}', ({ response }) => response(200).json({ data: training })),
  http.get('/trains/{id}/comparison', ({ response }) => response(200).json({ data: comparison })),
  http.get('/trains/{id}/users/{user_id}', ({ response }) => response(200).json({ data: trainingResult })),
  http.get('/meetings/{id}', ({ response }) => response(200).json({ data: meeting })),
  http.post('/meetings/on-time', ({ response }) => response(200).json({ data: { result: true } })),
];

/** One training as its student sees it. */
export const attendedTrainingMocks = [
  http.get('/trains/{id}', ({ response }) => response(200).json({ data: attendedTraining })),
  ...trainingMocks,
];

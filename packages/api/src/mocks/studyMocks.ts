import { studiedLesson, study } from '../fixtures/study';
import { http } from './http';

export const studyMocks = [
  http.get('/classrooms/{id}/study', ({ response }) => response(200).json({ data: study })),
  http.post('/classrooms/{id}/study/{session_id}', ({ response }) =>
    response(200).json({ data: studiedLesson }),
  ),
  http.post('/activity/visits', ({ response }) =>
    response(200).json({ data: { visits: [], lessons: [], refused: [] } }),
  ),
];

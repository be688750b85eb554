import { attemptNotices, examRoom, handInPreview } from '../fixtures/examRoom';
import { http } from './http';

const done = { data: { count: 1 } };

/** An exam room as those who run the class see it, and what it tells a student. */
export const examRoomMocks = [
  http.get('/assignments/{id}/room', ({ response }) => response(200).json({ data: examRoom })),
  http.post('/assignments/{id}/room/time', ({ response }) => response(200).json(done)),
  http.post('/assignments/{id}/room/end', ({ response }) => response(200).json(done)),
  http.post('/assignments/{id}/room/reopen', ({ response }) => response(200).json(done)),
  http.post('/assignments/{id}/room/messages', ({ response }) => response(200).json(done)),
  http.post('/assignments/{id}/room/hand-in/check', ({ response }) =>
    response(200).json({ data: handInPreview }),
  ),
  http.post('/assignments/{id}/room/hand-in', ({ response }) => response(200).json(done)),
  http.get('/attempts/{id}/notices', ({ response }) => response(200).json({ data: attemptNotices })),
];

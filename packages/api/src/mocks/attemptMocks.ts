import { attempt, result, review } from '../fixtures/attempts';
import { assignment, attendedClass } from '../fixtures/classes';
import { http } from './http';
import { page } from './page';

/** A running attempt, as its student sees it. */
export const attemptMocks = [
  http.get('/assignments', ({ response }) => response(200).json(page(attendedClass.surveys))),
  http.get('/assignments/{id}/users/{user_id}/attempts', ({ response }) =>
    response(200).json({
      data: {
        assignment_id: review.assignment_id,
        survey_id: review.survey_id,
        student: review.student,
        attempts: [
          { id: review.result.attempt_id, number: review.result.number, state: review.result.state },
        ],
      },
    }),
  ),
  http.get('/assignments/{id}', ({ response }) =>
    response(200).json({
      data: {
        assignment: {
          ...assignment,
          mine: { attempts: [], attempts_left: 2, best_score: null, server_time: attempt.server_time },
        },
        may_start: true,
        refusal: null,
        server_time: attempt.server_time,
      },
    }),
  ),
  http.post('/surveys/{id}/attempt', ({ response }) => response(200).json({ data: attempt })),
  http.get('/surveys/{id}/attempt', ({ response }) => response(200).json({ data: attempt })),
  http.post('/surveys/{id}/answer', async ({ request, response }) => {
    // The contract also allows multipart here; the client sends JSON.
    const { entries, known_server_seq } = await request.clone().json();
    // Stateless: the last entry of the batch counts as acknowledged.
    const last = entries.at(-1)?.seq ?? known_server_seq;
    return response(200).json({
      data: {
        acknowledged_seq: last,
        server_seq: last,
        epoch: attempt.epoch,
        saved_at: attempt.server_time,
        server_time: attempt.server_time,
        deadline: attempt.deadline,
        state: 'in_progress',
        notices: 0,
        changes: [],
      },
    });
  }),
  http.post('/surveys/{id}/submit', ({ response }) => response(200).json({ data: result })),
  http.post('/surveys/autoSubmitAnswer', ({ response }) => response(200).json({ data: result })),
  http.get('/attempts/{id}', ({ response }) => response(200).json({ data: review })),
  http.post('/surveys/mark', ({ response }) => response(200).json({ data: review })),
];

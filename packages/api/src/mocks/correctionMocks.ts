import { correction, correctionPreview, corrections } from '../fixtures/corrections';
import { http } from './http';

export const correctionMocks = [
  http.get('/assignments/{id}/corrections', ({ response }) => response(200).json({ data: corrections })),
  http.post('/assignments/{id}/corrections/preview', ({ response }) =>
    response(200).json({ data: correctionPreview }),
  ),
  http.post('/assignments/{id}/corrections', ({ response }) => response(200).json({ data: correction })),
  http.post('/assignments/{id}/corrections/{correction_id}/undo', ({ response }) =>
    response(200).json({
      data: { ...correction, undone_by: correction.created_by, undone_at: '2026-11-21T03:20:00Z' },
    }),
  ),
];

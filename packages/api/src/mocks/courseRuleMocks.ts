import { ruleChange, ruledCourse, rulePreview } from '../fixtures/courseRules';
import { http } from './http';

export const courseRuleMocks = [
  http.get('/courses/{id}/rule', ({ response }) => response(200).json({ data: ruledCourse })),
  http.get('/courses/{id}/rule/preview', ({ response }) => response(200).json(rulePreview)),
  http.post('/courses/{id}/rule', ({ response }) =>
    response(200).json({
      data: {
        ...ruledCourse,
        differing_count: 0,
        classes: ruledCourse.classes.map((one) => ({ ...one, state: 'same', differences: [] })),
      },
    }),
  ),
  http.post('/courses/{id}/rule/{change_id}/undo', ({ response }) =>
    response(200).json({
      data: {
        ...ruledCourse,
        changes: [{ ...ruleChange, undone_by: ruleChange.created_by, undone_at: '2026-11-21T03:20:00Z' }],
      },
    }),
  ),
];

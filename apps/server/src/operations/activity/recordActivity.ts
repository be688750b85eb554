import { checkReports } from '@sen/domain/activity/checkReports';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { LessonState } from '../../store/activity/ActivityWriter.ts';
import type { Handler } from '../Operation.ts';

export const recordActivity: Handler<'recordActivity'> = async (
  { body: { reports }, caller, language, now },
  { activity },
) => {
  assertNoFieldErrors(checkReports(reports));
  const outcomes = await activity.record(
    reports.map(({ visit_id, classroom_id, session_id, active_seconds, seconds_ago, progress }) => ({
      userId: caller.id,
      visitId: visit_id.toLowerCase(),
      place:
        classroom_id === undefined || session_id === undefined
          ? null
          : { classroomId: classroom_id, sessionId: session_id.toLowerCase() },
      active: active_seconds,
      at: new Date(now.getTime() - seconds_ago * 1000),
      progress: progress ?? null,
    })),
  );
  const credited = new Map<string, number>();
  const lessons = new Map<string, LessonState>();
  const refused = new Map<string, { code: string; message: string }>();
  reports.forEach(({ visit_id }, index) => {
    const outcome = outcomes[index];
    if (!outcome) return;
    if ('credited' in outcome) {
      const { lesson } = outcome;
      credited.set(visit_id, outcome.credited);
      if (lesson) lessons.set(`${lesson.classroomId} ${lesson.sessionId}`, lesson);
    } else {
      const { code, params } = outcome.refusal;
      refused.set(visit_id, { code, message: errorMessage(code, language, params) });
    }
  });
  return {
    data: {
      visits: [...credited].map(([visit_id, active_seconds]) => ({ visit_id, active_seconds })),
      lessons: [...lessons.values()].map(({ classroomId, sessionId, percent, completedAt }) => ({
        classroom_id: classroomId,
        session_id: sessionId,
        progress: percent,
        completed_at: completedAt?.toISOString() ?? null,
      })),
      refused: [...refused].map(([visit_id, refusal]) => ({ visit_id, ...refusal })),
    },
  };
};

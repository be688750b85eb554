import { lessonKind } from '@sen/domain/study/lessonKind';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { attachmentsOf } from '../../store/lessons/lessons.ts';
import { listClassLessons } from '../../store/study/classLessons.ts';
import { listProgress, openProgress } from '../../store/study/progressRows.ts';
import type { Handler } from '../Operation.ts';
import { fullStudy } from './fullStudy.ts';

export const openLesson: Handler<'openLesson'> = async (
  { path: { id, session_id }, caller, now, language },
  { database },
) => {
  const sessionId = session_id.toLowerCase();
  const { study, verdicts } = await fullStudy(database, id, caller, { now, language });
  const [lesson] = await listClassLessons(database, id, sessionId);
  const { lessonId, name, link, duration, type } = found(lesson);
  assertAllowed(found(verdicts.get(sessionId)));
  if (!study.is_preview) await openProgress(database, { classroomId: id, sessionId }, caller.id, now);
  const rows = study.is_preview ? [] : await listProgress(database, id, caller.id);
  const progress = rows.find((row) => row.sessionId === sessionId);
  return {
    data: {
      session_id: sessionId,
      name,
      kind: lessonKind(type),
      link,
      duration_seconds: duration,
      attachments: await attachmentsOf(database, lessonId),
      position: progress?.position ?? 0,
      length: progress?.length ?? null,
      seen: progress?.seen ?? [],
      active_seconds: progress?.active ?? 0,
      completed_at: progress?.completedAt?.toISOString() ?? null,
    },
  };
};

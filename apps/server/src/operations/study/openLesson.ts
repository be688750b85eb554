import type { PackageProgress } from '@sen/api/contract/model';
import { lessonKind } from '@sen/domain/study/lessonKind';
import { mediaSeconds } from '@sen/domain/study/mediaSeconds';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import type { Database } from '../../store/database.ts';
import { attachmentsOf } from '../../store/lessons/lessons.ts';
import { listPackageParts, nextOpening } from '../../store/packages/packageParts.ts';
import { listClassLessons } from '../../store/study/classLessons.ts';
import { listProgress, openProgress } from '../../store/study/progressRows.ts';
import type { Handler } from '../Operation.ts';
import { launchPackage } from '../packages/launchPackage.ts';
import { fullStudy } from './fullStudy.ts';

export const openLesson: Handler<'openLesson'> = async (
  { path: { id, session_id }, caller, token, now, language },
  { database, packages, config },
) => {
  const sessionId = session_id.toLowerCase();
  const { study, verdicts } = await fullStudy(database, id, caller, { now, language });
  const [lesson] = await listClassLessons(database, id, sessionId);
  const { lessonId, name, link, type, ...durations } = found(lesson);
  assertAllowed(found(verdicts.get(sessionId)));
  if (!study.is_preview) await openProgress(database, { classroomId: id, sessionId }, caller.id, now);
  const rows = study.is_preview ? [] : await listProgress(database, id, caller.id);
  const progress = rows.find((row) => row.sessionId === sessionId);
  const attachments = await attachmentsOf(database, lessonId);
  const kind = lessonKind(type);
  const place = { userId: caller.id, classroomId: id, sessionId };
  return {
    data: {
      session_id: sessionId,
      name,
      kind,
      link,
      duration_seconds: mediaSeconds(durations),
      attachments,
      position: progress?.position ?? 0,
      length: progress?.length ?? null,
      seen: progress?.seen ?? [],
      active_seconds: progress?.active ?? 0,
      completed_at: progress?.completedAt?.toISOString() ?? null,
      package:
        kind === 'package'
          ? await launchPackage(attachments, { token, now }, { database, packages, config })
          : null,
      package_progress:
        kind === 'package' && !study.is_preview ? await openedProgress(database, place) : null,
    },
  };
};

/** What a package keeps of its student, of whom this is the next opening. */
async function openedProgress(
  database: Database,
  place: Parameters<typeof nextOpening>[1],
): Promise<PackageProgress> {
  const opening = await nextOpening(database, place);
  const parts = await listPackageParts(database, place);
  return {
    opening,
    parts: parts.map(({ part_id, is_completed, score, state }) => ({ part_id, is_completed, score, state })),
  };
}

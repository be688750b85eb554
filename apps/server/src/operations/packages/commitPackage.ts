import type { PackageCommit } from '@sen/api/contract/model';
import { mayStudyAt } from '@sen/domain/activity/mayStudyAt';
import { isPartCompleted, packagePercent } from '@sen/domain/packages/packageProgress';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { lockStudentPlaces } from '../../store/activity/studentPlaces.ts';
import { mainFileOfSession } from '../../store/packages/mainFileOfSession.ts';
import {
  lastOpening,
  listPackageParts,
  type StoredPart,
  storePackageProgress,
  storePart,
} from '../../store/packages/packageParts.ts';
import type { Handler } from '../Operation.ts';

export const commitPackage: Handler<'commitPackage'> = async (
  { path, body, caller, now },
  { database, packages },
) => {
  const student = { userId: caller.id, classroomId: path.id, sessionId: path.session_id.toLowerCase() };
  const said = new Date(now.getTime() - body.seconds_ago * 1000);
  const file = found(await mainFileOfSession(database, student, caller.id));
  // Before the transaction, as it may read the archive.
  const ids = (await packages.open(file)).parts.map(({ id }) => id);
  if (!ids.includes(body.part_id)) throw new RefusalError('packagePartUnknown');
  return database.transaction().execute(async (transaction) => {
    const [place] = await lockStudentPlaces(transaction, [student]);
    const { openedAt } = found(place);
    const last = openedAt ? await lastOpening(transaction, student) : 0;
    if (!openedAt || body.opening > last) throw new RefusalError('lessonNotOpened');
    // By a clock of the device that is slow, it may have been said before.
    const at = said < openedAt ? openedAt : said;
    assertAllowed(mayStudyAt(found(place), at));
    const held = await listPackageParts(transaction, student);
    const before = held.find(({ part_id }) => part_id === body.part_id);
    const stored = merged(before, body, last);
    await storePart(transaction, student, stored, now);
    const parts = [...held.filter((part) => part !== before), stored];
    const completed = new Set(parts.flatMap((part) => (part.is_completed ? [part.part_id] : [])));
    const done = ids.filter((id) => completed.has(id)).length;
    const { completedAt } = await storePackageProgress(transaction, student, {
      done,
      total: ids.length,
      at,
    });
    return {
      data: {
        is_current: body.opening === last,
        progress: completedAt ? 100 : packagePercent(ids, completed),
        completed_at: completedAt?.toISOString() ?? null,
      },
    };
  });
};

/** Of a part of which only an earlier opening has said something. */
const nothingKept = { opening: 0, number: 0, state: '' };

/** What is completed stays so, and the best score counts; the rest is what the last opening said last. */
function merged(
  before: StoredPart | undefined,
  { part_id, opening, number, state, completion, success, score }: PackageCommit,
  last: number,
): StoredPart {
  const isNewest = opening === last && (!before || before.opening < opening || before.number < number);
  const kept = isNewest ? { opening, number, state } : (before ?? nothingKept);
  const scores = [before?.score ?? null, score].filter((one) => one !== null);
  return {
    part_id,
    opening: kept.opening,
    number: kept.number,
    state: kept.state,
    is_completed: (before?.is_completed ?? false) || isPartCompleted({ completion, success }),
    score: scores.length > 0 ? Math.max(...scores) : null,
  };
}

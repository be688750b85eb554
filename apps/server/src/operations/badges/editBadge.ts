import { checkBadge, keptBadge } from '@sen/domain/badges/checkBadge';
import { draftOfBadge } from '@sen/domain/badges/draftOfBadge';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors, found, RefusalError } from '../../errors/RefusalError.ts';
import { isBadgeNameTaken, takeBadges, updateBadge } from '../../store/badges/badgeChanges.ts';
import { describeBadge } from '../../store/badges/badges.ts';
import { saveWithPicture } from '../../store/files/files.ts';
import { record } from '../../store/platform/audit.ts';
import { throwAway } from '../../files/throwAway.ts';
import type { Handler } from '../Operation.ts';
import { saveBadgeCourses } from './saveBadgeCourses.ts';
import { takeBadgeImage } from './takeBadgeImage.ts';

export const editBadge: Handler<'editBadge'> = async (
  { path: { id }, body: { version, ...change }, files, caller, now },
  services,
) => {
  const { database } = services;
  // Before the picture is stored: nothing is stored for a badge that is not there, or a draft that is wrong.
  const seen = found(await describeBadge(database, id));
  assertNoFieldErrors(checkBadge({ ...draftOfBadge(seen), ...change }, true));
  const upload = files.get('image');
  const picture = upload && (await takeBadgeImage(upload, services, now));
  const replaced = await database.transaction().execute(async (transaction) => {
    const before = found((await takeBadges(transaction, [id]))[0]);
    if (version !== undefined && version !== before.version) throw new RefusalError('badgeChanged');
    const fields = { ...draftOfBadge(found(await describeBadge(transaction, id))), ...change };
    assertNoFieldErrors(checkBadge(fields, true));
    const { badge, course_ids } = keptBadge(fields);
    const { company_id } = before;
    if (await isBadgeNameTaken(transaction, { id, company_id, name: badge.name }))
      assertNoFieldErrors([fieldError('name', 'badgeNameTaken')]);
    const gone = await saveWithPicture(
      transaction,
      { company_id, purpose: 'badge', before: before.image_file },
      picture,
      (image_file) => updateBadge(transaction, id, { ...badge, image_file }, now),
      now,
    );
    await saveBadgeCourses(transaction, before, course_ids, badge);
    const subject = { id, company_id };
    await record(transaction, [{ actorId: caller.id, action: 'badge.edited', subject }], now);
    return gone;
  });
  await throwAway(replaced, services);
  return { data: found(await describeBadge(database, id)) };
};

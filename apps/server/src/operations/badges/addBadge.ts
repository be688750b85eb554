import { checkBadge, keptBadge } from '@sen/domain/badges/checkBadge';
import { assertNoFieldErrors, found, orFieldError } from '../../errors/RefusalError.ts';
import { insertBadge } from '../../store/badges/badgeChanges.ts';
import { describeBadge } from '../../store/badges/badges.ts';
import { insertUnitFile } from '../../store/files/files.ts';
import { record } from '../../store/platform/audit.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { saveBadgeCourses } from './saveBadgeCourses.ts';
import { takeBadgeImage } from './takeBadgeImage.ts';

export const addBadge: Handler<'addBadge'> = async ({ body, files, caller, now }, services) => {
  const { database } = services;
  const company_id = await chosenUnit(database, caller, body.company_id);
  assertNoFieldErrors(checkBadge(body, files.has('image')));
  const { badge, course_ids } = keptBadge(body);
  const picture = await takeBadgeImage(files.get('image'), services, now);
  const id = await database.transaction().execute(async (transaction) => {
    await insertUnitFile(transaction, { ...picture, company_id, purpose: 'badge', created_at: now });
    const place = { company_id, image_file: picture.id, created_by: caller.id };
    const made = orFieldError(
      await insertBadge(transaction, { ...badge, ...place }, now),
      'name',
      'badgeNameTaken',
    );
    const subject = { id: made, company_id };
    await saveBadgeCourses(transaction, subject, course_ids, badge);
    await record(transaction, [{ actorId: caller.id, action: 'badge.added', subject }], now);
    return made;
  });
  return { data: found(await describeBadge(database, id)) };
};

import { insertFile } from '../../store/files/files.ts';
import { spend } from '../../store/platform/rateLimits.ts';
import { refuseWhenSpent } from '../auth/limits.ts';
import { takeSizedPicture } from '../files/takePicture.ts';
import type { Handler } from '../Operation.ts';
import { assertRulesAccepted } from './assertRulesAccepted.ts';

const box = { width: 1600, height: 1600 };
/** Pictures that one person uploads. */
const uploads = { most: 100, minutes: 60 };

export const addForumPicture: Handler<'addForumPicture'> = async ({ files, caller, now }, services) => {
  const { database } = services;
  await assertRulesAccepted(database, caller);
  const spent = await spend(database, `forum-picture:${caller.id}`, uploads.minutes, now);
  refuseWhenSpent(spent, uploads.most, { code: 'tooManyRequests', now });
  const { stored, width, height } = await takeSizedPicture(
    files.get('picture'),
    { field: 'picture', box },
    services,
    now,
  );
  await database
    .transaction()
    .execute((transaction) =>
      insertFile(transaction, { ...stored, owner_id: caller.id, purpose: 'forum', created_at: now }),
    );
  return { data: { url: `/api/files/${stored.id}`, width, height } };
};

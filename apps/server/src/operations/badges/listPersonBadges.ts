import { earnedBadges } from '../../store/badges/awards.ts';
import type { Handler } from '../Operation.ts';
import { assertSeesPerson } from './assertSeesPerson.ts';

export const listPersonBadges: Handler<'listPersonBadges'> = async ({ path, caller }, { database }) => {
  await assertSeesPerson(database, path.id, caller);
  return { data: await earnedBadges(database, path.id) };
};

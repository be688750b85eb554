import { found } from '../../errors/RefusalError.ts';
import { findLesson } from '../../store/lessons/lessons.ts';
import type { Handler } from '../Operation.ts';
import { launchPackage } from './launchPackage.ts';

export const openPackage: Handler<'openPackage'> = async (
  { path: { id }, caller, token, now },
  { database, packages, config },
) => {
  const { attachments } = found(await findLesson(database, id, caller));
  return { data: await launchPackage(attachments, { token, now }, { database, packages, config }) };
};

import { errorMessage } from '@sen/domain/errors/errorMessage';
import { found } from '../../errors/RefusalError.ts';
import { findFile } from '../../store/files/files.ts';
import { findRendition } from '../../store/files/renditions.ts';
import type { Handler } from '../Operation.ts';

export const getFileRendition: Handler<'getFileRendition'> = async (
  { path, caller, language },
  { database },
) => {
  found(await findFile(database, path.id, caller));
  const rendition = await findRendition(database, path.id);
  if (!rendition) return { data: { state: 'not_needed', type: null, seconds: null, failure: null } };
  const { state, type, seconds, reason } = rendition;
  return {
    data: {
      state,
      type,
      seconds,
      failure: reason && { code: reason, message: errorMessage(reason, language) },
    },
  };
};

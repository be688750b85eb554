import { errorMessage } from '@sen/domain/errors/errorMessage';
import { findRendition } from '../../store/files/renditions.ts';
import type { Handler } from '../Operation.ts';
import { readableFile } from './readableFile.ts';

export const getFileRendition: Handler<'getFileRendition'> = async (
  { path, language, ...call },
  { database },
) => {
  await readableFile(database, path.id, call);
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

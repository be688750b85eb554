import { found } from '../../errors/RefusalError.ts';
import { findTranscript } from '../../store/completion/transcripts.ts';
import type { Handler } from '../Operation.ts';

export const getTranscript: Handler<'getTranscript'> = async ({ path, caller, now }, { database }) => ({
  data: found(await findTranscript(database, path.id, caller, now)),
});

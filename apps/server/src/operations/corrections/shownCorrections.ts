import type { Correction, Language } from '@sen/api/contract/model';
import { whyNotUndone } from '@sen/domain/corrections/whyNotUndone';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { found } from '../../errors/RefusalError.ts';
import { listOf } from '../../store/corrections/correctionRows.ts';
import type { Database } from '../../store/database.ts';

/** The corrections of an assigned exam, newest first, with why one that counts cannot be undone. */
export async function shownCorrections(
  database: Database,
  assignmentId: string,
  language: Language,
): Promise<Correction[]> {
  const all = await listOf(database, assignmentId);
  return all.map((correction) => {
    const refusal = correction.undone_at === null ? whyNotUndone(correction, all) : null;
    return { ...correction, undo_refusal: refusal && errorMessage(refusal, language) };
  });
}

export async function shownCorrection(
  database: Database,
  { assignmentId, id }: { assignmentId: string; id: string },
  language: Language,
): Promise<Correction> {
  return found((await shownCorrections(database, assignmentId, language)).find((one) => one.id === id));
}

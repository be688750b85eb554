import type { LessonDraft } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { isCaptions } from '@sen/domain/files/isCaptions';
import { lessonKind } from '@sen/domain/study/lessonKind';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { readPackage } from '../../packages/readPackage.ts';
import { findFile } from '../../store/files/files.ts';
import { findOwnUpload } from '../../store/uploads/uploads.ts';
import type { Services } from '../Operation.ts';

/**
 * Refuses a lesson whose main file are captions, or an archive that is no packaged course. Before the transaction, as it reads the archive.
 * @throws {RefusalError} 422 that names the file
 */
export async function assertMainFile(
  { attachments }: Pick<LessonDraft, 'attachments'>,
  caller: Caller,
  now: Date,
  { database, files }: Pick<Services, 'database' | 'files'>,
): Promise<void> {
  const place = attachments.findIndex(({ is_main }) => is_main);
  const id = attachments[place]?.id;
  if (id === undefined) return;
  // What neither finds is refused when it is taken.
  const file =
    (await findOwnUpload(database, id, { createdBy: caller.id, now })) ??
    (await findFile(database, id, caller));
  if (isCaptions(file?.type ?? ''))
    assertNoFieldErrors([fieldError(`attachments.${place}.id`, 'lessonMainIsCaptions')]);
  if (!file || lessonKind(file.type ?? '') !== 'package') return;
  const read = await readPackage(files, file);
  const refusal = 'refusal' in read ? read.refusal : undefined;
  if (refusal) assertNoFieldErrors([fieldError(`attachments.${place}.id`, refusal.code, refusal.params)]);
}

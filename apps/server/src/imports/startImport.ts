import { randomUUID } from 'node:crypto';
import type { Import, ImportKind } from '@sen/api/contract/model';
import { RefusalError } from '../errors/RefusalError.ts';
import type { Call, Upload } from '../operations/Operation.ts';
import type { Database } from '../store/database.ts';
import { fileDigest } from '../spreadsheets/fileDigest.ts';
import { findRun, insertRun } from '../store/imports/importRuns.ts';
import type { ImportOptions } from '../store/imports/tables.ts';
import { assertFewImports } from './assertFewImports.ts';
import { importAnswer } from './importAnswer.ts';
import { importDigest } from './importDigest.ts';

interface Start {
  kind: ImportKind;
  companyId: string;
  /** Of a class list. */
  classId?: string;
  file: Upload;
  options: ImportOptions;
  importId: string | undefined;
  /** Of the file of the dry run, when there was one. */
  checkedDigest: string | undefined;
}

/**
 * Stores a file to be imported by a job. The same id with the same file and choices starts it once.
 * @throws {RefusalError} importFileChanged; conflict when the id is another person's, or of another kind; importIdUsed; tooManyImports,
 * tooManyImportsOfUnit
 */
export async function startImport(
  database: Database,
  { caller, language, now }: Pick<Call<'importMembers'>, 'caller' | 'language' | 'now'>,
  { kind, companyId, classId, file, options, importId = randomUUID(), checkedDigest }: Start,
): Promise<{ data: Import }> {
  if (checkedDigest !== undefined && checkedDigest !== fileDigest(file.bytes))
    throw new RefusalError('importFileChanged');
  const digest = importDigest({ companyId, classId, file, options });
  const run = {
    import_id: importId,
    kind,
    company_id: companyId,
    classroom_id: classId ?? null,
    created_by: caller.id,
    file,
    options,
    digest,
  };
  assertFewImports(await insertRun(database, run, now));
  const stored = await findRun(database, importId, caller.id);
  if (stored?.kind !== kind) throw new RefusalError('conflict');
  if (stored.digest !== null && stored.digest !== digest)
    throw new RefusalError('importIdUsed', { params: { file: stored.file_name } });
  return { data: importAnswer(stored, [], { language, now }) };
}

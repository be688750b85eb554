import { people } from '@sen/api/fixtures/people';
import type { FileStore } from '../files/FileStore.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import type { InTransaction } from '../store/database.ts';
import { findNamed } from '../store/documents/documentNames.ts';
import { insertDocument } from '../store/documents/documentChanges.ts';
import { replaceReaders } from '../store/documents/documentShares.ts';
import { insertFile } from '../store/files/files.ts';
import { demoDocuments, sharedFolder } from './demoDocuments.ts';

const day = 86_400_000;
const most = 10_000_000;

/** Documents of the demo's people, and a folder that a class reads. */
export async function seedDocuments(database: InTransaction, files: FileStore, now: Date): Promise<void> {
  for (const { owner, folders, name, type, daysAgo, bytes } of demoDocuments) {
    const made = new Date(now.getTime() - daysAgo * day);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const parent_id = await folderAt(database, owner, folders, made);
    const id = newFileId();
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const stored = await files.put(id, [await bytes(made)], most);
    const described = { owner_id: owner, purpose: 'document', name, type, created_at: made } as const;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await insertFile(database, { id, ...described, ...stored });
    const file = { id, size: stored.size };
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await insertDocument(database, { owner_id: owner, parent_id, name, file, request_key: null }, made);
  }
  const place = { owner_id: people.teacher.id, parent_id: null };
  const [folder] = await findNamed(database, place, [sharedFolder]);
  const taught = await database
    .selectFrom('classroom_teacher')
    .innerJoin('classroom', 'classroom.id', 'classroom_id')
    .select('classroom.id')
    .where('user_id', '=', people.teacher.id)
    .where('course_id', 'is not', null)
    .orderBy('classroom.id')
    .executeTakeFirst();
  if (folder && taught)
    await replaceReaders(database, folder.id, { user_ids: [], classroom_ids: [taught.id] }, now);
}

/** The folder of a person with these names from the root, made where it is missing; null is the root. */
async function folderAt(
  database: InTransaction,
  owner_id: string,
  names: readonly string[],
  now: Date,
): Promise<string | null> {
  let parent_id: string | null = null;
  for (const name of names) {
    const place: { owner_id: string; parent_id: string | null } = { owner_id, parent_id };
    // oxlint-disable-next-line no-await-in-loop -- each is in the one before
    const [known] = await findNamed(database, place, [name]);
    // oxlint-disable-next-line no-await-in-loop -- see above
    parent_id = known?.id ?? (await insertDocument(database, { ...place, name, request_key: null }, now));
  }
  return parent_id;
}

import { newTemplate } from '@sen/domain/certificates/newTemplate';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { newFileId } from '../files/fileStoreOf.ts';
import { insertTemplate as insert } from '../store/certificates/templateChanges.ts';
import { markLoose } from '../store/files/files.ts';
import type { TestApp } from './TestApp.ts';

/** A template of certificates by this person. */
export async function insertTemplate(
  { app, clock, database }: TestApp,
  name: string,
  by: string,
): Promise<string> {
  const now = clock.now();
  const id = newFileId();
  await markLoose(database, id, now);
  const stored = await app.services.files.put(id, [pictureBytes.png()], 1_000_000);
  const picture = { id, name: 'nen.png', type: 'image/png', ...stored };
  const made = await database
    .transaction()
    .execute((transaction) => insert(transaction, { ...newTemplate('vi'), name }, { picture, by, now }));
  if (made === undefined) throw new Error(`There is already a template “${name}”.`);
  return made;
}

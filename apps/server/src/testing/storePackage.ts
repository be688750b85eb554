import { newFileId } from '../files/fileStoreOf.ts';
import type { TestApp } from './TestApp.ts';

/** Puts the bytes of a package into the store. */
export async function storePackage(
  { app }: Pick<TestApp, 'app'>,
  bytes: Buffer,
): Promise<{ id: string; size: number }> {
  const id = newFileId();
  await app.services.files.put(id, [bytes], bytes.length);
  return { id, size: bytes.length };
}

import { randomUUID } from 'node:crypto';
import { newFileId } from '../../files/fileStoreOf.ts';
import { insertFile } from '../../store/files/files.ts';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

/** A picture of the caller, or of a student of the unit. */
const file: MakeThing = async ({ app, caller, ownership, unit, mark }) => {
  const { services } = app.app;
  const id = newFileId();
  const stored = await services.files.put(id, [pictureBytes.png()], 1_000);
  const described = {
    owner_id: ownership === 'own' ? caller.id : unit.student,
    purpose: 'avatar',
    name: 'anh.png',
    type: 'image/png',
    created_at: services.clock.now(),
  } as const;
  await services.database
    .transaction()
    .execute((transaction) => insertFile(transaction, { id, ...described, ...stored }));
  return { id, mark, of: {} };
};

/** One that has a rendition. */
const shownFile: MakeThing = async (cell) => {
  const source = await file(cell);
  const rendition = await file(cell);
  await cell.app.app.services.database
    .insertInto('file_rendition')
    .values({
      file_id: source.id,
      target: 'pdf',
      state: 'ready',
      rendition_id: rendition.id,
      tries: 1,
      created_at: new Date(),
    })
    .execute();
  return source;
};

const readers = {
  'super-admin': '...0',
  admin: '..00',
  teacher: '..00',
  student: '..00',
  wwo: '..00',
  sponsor: '..00',
};
const call = ({ id }: { id: string }, { ownership }: { ownership: string }) => ({
  path: { id: ownership === 'missing' ? randomUUID() : id },
});

export const access = {
  getFile: { cells: readers, make: file, call },
  getFileRendition: { cells: readers, make: shownFile, call },
  getRenditionBytes: { cells: readers, make: shownFile, call },
  getThumbnail: { cells: readers, make: file, call },
} satisfies AreaAccess<'files'>;

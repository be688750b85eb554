import { createHash, randomUUID } from 'node:crypto';
import { newFileId } from '../../files/fileStoreOf.ts';
import { insertUpload } from '../../store/uploads/uploads.ts';
import { everybody } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

const bytes = Buffer.from('%PDF-1.7 thử');
const day = 24 * 60 * 60_000;

/** An upload of the caller, or of a teacher of the unit, of which nothing has arrived. */
const newUpload: MakeThing = async ({ app, caller, ownership, unit, mark }) => {
  const { database, clock, uploads } = app.app.services;
  const id = newFileId();
  const now = clock.now();
  await database.transaction().execute((transaction) =>
    insertUpload(transaction, {
      id,
      created_by: ownership === 'own' ? caller.id : unit.teacher,
      company_id: unit.id,
      purpose: 'lesson',
      name: `${mark}.pdf`,
      size: bytes.length,
      created_at: now,
      expires_at: new Date(now.getTime() + day),
    }),
  );
  await uploads.begin(id, bytes.length);
  return { id, mark, of: {} };
};

/** One whose bytes have all arrived. */
const arrivedUpload: MakeThing = async (cell) => {
  const thing = await newUpload(cell);
  const { files } = cell.app.app.services;
  await files.put(thing.id, [bytes], bytes.length);
  return thing;
};

const ownOnly = everybody('.000');
const tus = { 'tus-resumable': '1.0.0' };
const pathOf = (id: string, ownership: string) => ({ id: ownership === 'missing' ? randomUUID() : id });

export const access = {
  createUpload: {
    cells: { 'super-admin': '.', admin: '.', teacher: '.' },
    call: () => ({ body: { name: 'Bài 1.pdf', size: 10, purpose: 'lesson' } }),
  },
  listUploads: { cells: ownOnly, make: newUpload, lists: true, call: () => ({}) },
  getUploadOffset: {
    cells: ownOnly,
    make: newUpload,
    call: ({ id }, { ownership }) => ({ path: pathOf(id, ownership), headers: tus }),
  },
  appendUpload: {
    cells: ownOnly,
    make: newUpload,
    call: ({ id }, { ownership }) => ({
      path: pathOf(id, ownership),
      body: bytes,
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    }),
  },
  finishUpload: {
    cells: ownOnly,
    make: arrivedUpload,
    call: ({ id }, { ownership }) => ({
      path: pathOf(id, ownership),
      body: { sha256: createHash('sha256').update(bytes).digest('hex') },
    }),
  },
  deleteUpload: {
    cells: ownOnly,
    make: newUpload,
    call: ({ id }, { ownership }) => ({ path: pathOf(id, ownership) }),
  },
} satisfies AreaAccess<'uploads'>;

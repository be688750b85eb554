import { randomUUID } from 'node:crypto';
import { insertFile } from '../../store/files/files.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { binDocument } from '../../store/documents/documentBin.ts';
import { insertDocument } from '../../store/documents/documentChanges.ts';
import { replaceReaders } from '../../store/documents/documentShares.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, everybody, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { completeUpload } from '../../testing/TestDocuments.ts';

const ownerOf = ({ ownership, caller, unit }: AccessCell) => (ownership === 'own' ? caller.id : unit.teacher);

async function insert(cell: AccessCell, owner_id: string, file?: { id: string; size: number }) {
  const { database, clock } = cell.app;
  return database
    .transaction()
    .execute((transaction) =>
      insertDocument(
        transaction,
        { owner_id, parent_id: null, name: cell.mark, request_key: null, ...(file && { file }) },
        clock.now(),
      ),
    );
}

/** A folder of the caller, or of a teacher of the unit. */
const folder: MakeThing = async (cell) => ({
  id: await insert(cell, ownerOf(cell)),
  mark: cell.mark,
  of: {},
});

/** A folder, and a complete upload of the caller. */
const folderAndUpload: MakeThing = async (cell) => ({
  ...(await folder(cell)),
  of: { upload: await completeUpload(cell.app, cell.caller.id, { name: 'Bài 1.pdf' }) },
});

const file: MakeThing = async (cell) => {
  const { services } = cell.app.app;
  const owner_id = ownerOf(cell);
  const id = newFileId();
  const stored = await services.files.put(id, [Buffer.from('%PDF-1.7')], 100);
  const described = { owner_id, purpose: 'document', name: 'a.pdf', type: 'application/pdf' } as const;
  await services.database
    .transaction()
    .execute((transaction) =>
      insertFile(transaction, { id, ...described, ...stored, created_at: services.clock.now() }),
    );
  return { id: await insert(cell, owner_id, { id, size: stored.size }), mark: cell.mark, of: {} };
};

const binned: MakeThing = async (cell) => {
  const id = await insert(cell, ownerOf(cell));
  const { database, clock } = cell.app;
  await database
    .transaction()
    .execute((transaction) => binDocument(transaction, { id, parent_id: null, path: '' }, clock.now()));
  return { id, mark: cell.mark, of: {} };
};

/** A folder of a teacher of the unit, which is shared with the caller, or with a student. */
const shared: MakeThing = async (cell) => {
  const { app, caller, ownership, unit } = cell;
  const id = await insert(cell, unit.teacher);
  const reader = ownership === 'own' ? caller.id : unit.student;
  await app.database
    .transaction()
    .execute((transaction) =>
      replaceReaders(transaction, id, { user_ids: [reader], classroom_ids: [] }, app.clock.now()),
    );
  return { id, mark: cell.mark, of: {} };
};

/** Documents are private, also from super-admins. */
const ownOnly = everybody('.000');

export const access = {
  listDocuments: listed(folder, 'name', ownOnly),
  searchDocuments: listed(folder, 'name', ownOnly),
  listBin: listed(binned, 'name', ownOnly),
  listSharedDocuments: listed(shared, 'name', ownOnly),
  addFolder: {
    cells: ownOnly,
    make: folder,
    call: ({ id, mark }) => ({ body: { folder_id: id, name: mark } }),
  },
  addDocument: {
    cells: ownOnly,
    make: folderAndUpload,
    call: ({ id, of }) => ({ body: { folder_id: id, upload_id: of['upload'] ?? randomUUID() } }),
  },
  renameDocument: {
    cells: ownOnly,
    make: folder,
    call: ({ id, mark }) => ({ path: { id }, body: { name: `${mark} 2` } }),
  },
  moveDocuments: byIds(folder, 'document_ids', ownOnly, { folder_id: null }),
  copyDocuments: {
    cells: ownOnly,
    make: folder,
    call: ({ id }) => ({ body: { document_ids: [id], folder_id: null, key: randomUUID() } }),
  },
  deleteDocuments: byIds(folder, 'document_ids', ownOnly),
  restoreDocuments: byIds(binned, 'document_ids', ownOnly),
  emptyBin: byIds(binned, 'document_ids', ownOnly),
  getDocument: byId(folder, ownOnly),
  getDocumentBytes: byId(file, ownOnly),
  downloadDocuments: {
    cells: ownOnly,
    make: file,
    call: ({ id }) => ({ query: { 'document_ids[]': [id] } }),
  },
  getDocumentSharing: byId(folder, ownOnly),
  shareDocument: byId(folder, ownOnly, { user_ids: [], classroom_ids: [] }),
  getDocumentStorage: ofCaller(everybody('.')),
  listDocumentReaders: ofCaller(everybody('.')),
} satisfies AreaAccess<'documents'>;

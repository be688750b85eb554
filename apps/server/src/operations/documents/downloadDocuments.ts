import { Readable } from 'node:stream';
import { documentLimits } from '@sen/domain/documents/documentLimits';
import { downloadName } from '@sen/domain/documents/documentName';
import { numberedName } from '@sen/domain/documents/numberedName';
import { nameKey } from '@sen/domain/text/sameName';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { FileStore } from '../../files/FileStore.ts';
import { type ArchivedDocument, readTrees } from '../../store/documents/documentTrees.ts';
import { type StreamedEntry, streamedZip } from '../../zip/streamedZip.ts';
import { Download, type Handler } from '../Operation.ts';
import { readable } from './readable.ts';

const archiveNames = { vi: 'tai-lieu', en: 'documents' } as const;

export const downloadDocuments: Handler<'downloadDocuments'> = async (call, { database, files }) => {
  const wanted = await readable(database, call.query['document_ids[]'], call.caller);
  const roots = wanted.map(({ id }) => id);
  const rows = await readTrees(database, roots, documentLimits.archived + 1);
  if (rows.length > documentLimits.archived)
    throw new RefusalError('documentArchiveTooLarge', { params: { max: documentLimits.archived } });
  const [first, ...others] = wanted;
  const name = first && others.length === 0 ? downloadName(first.name) : archiveNames[call.language];
  return new Download(`${name}.zip`, 'application/zip', Readable.from(streamedZip(entriesOf(rows, files))));
};

/** The entries of an archive, under names that every device takes; each once in its folder. */
function entriesOf(rows: readonly ArchivedDocument[], files: FileStore): StreamedEntry[] {
  const paths = new Map<string, string>();
  const taken = new Map<string, Set<string>>();
  return rows.map(({ id, parent_id, name, file_id, size, updated_at }) => {
    const folder = (parent_id === null ? undefined : paths.get(parent_id)) ?? '';
    const names = taken.get(folder) ?? new Set<string>();
    taken.set(folder, names);
    const free = numberedName(downloadName(name), file_id !== null, names);
    names.add(nameKey(free));
    const path = `${folder}${free}${file_id === null ? '/' : ''}`;
    if (file_id === null) paths.set(id, path);
    const open = async () => (file_id === null ? Readable.from([]) : bytesOf(files, file_id));
    return { name: path, changed: updated_at, size, open };
  });
}

async function bytesOf(files: FileStore, id: string): Promise<Readable> {
  const bytes = await files.get(id);
  // The response has begun: it breaks off, so that nobody takes it for complete.
  if (!bytes) throw new Error(`The file ${id} of the database is not in the store.`);
  return bytes;
}

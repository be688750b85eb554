import type { ReadSheet, ReadTask } from '../ReadSheet.ts';
import { UnreadableError } from '../UnreadableError.ts';
import { readXml } from '../../xml/readXml.ts';
import { ZipArchive } from '../../zip/ZipArchive.ts';
import { OdsContent } from './OdsContent.ts';

/** Reads a sheet of an .ods file; undefined when no visible sheet holds anything. */
export async function readOds(task: ReadTask): Promise<ReadSheet | undefined> {
  const archive = new ZipArchive(task.bytes, task.budget);
  let isEncrypted = false;
  await readXml(archive.read('META-INF/manifest.xml'), {
    open(name) {
      isEncrypted ||= name === 'manifest:encryption-data';
    },
  });
  if (isEncrypted) throw new UnreadableError('fileEncrypted');
  const read = async (sheet: string | undefined) => {
    const content = new OdsContent({ ...task, sheet });
    await readXml(archive.read('content.xml'), content);
    if (!content.isSpreadsheet) throw new UnreadableError('fileNotSpreadsheet');
    return content;
  };
  let content = await read(task.sheet);
  if (task.sheet !== undefined && !content.sheets.includes(task.sheet)) content = await read(undefined);
  return content.found && { ...content.found, sheets: content.sheets, dateSystem: content.dateSystem };
}

import type { FolderFile } from './browserEntry';

/** A file of a folder that was chosen, whose path begins with that folder. */
export function chosenFile(file: File): FolderFile {
  return { file, folders: file.webkitRelativePath.split('/').slice(0, -1) };
}

/** Whether there is a folder among what is dropped; asked before the drop ends, after which nothing is there any more. */
export function droppedEntries({ items }: DataTransfer): FileSystemEntry[] | undefined {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined;
}

/** The files of dropped folders, at every depth, and those dropped beside them. */
export async function filesOfEntries(
  entries: readonly FileSystemEntry[],
  folders: readonly string[] = [],
): Promise<FolderFile[]> {
  const found: FolderFile[] = [];
  for (const entry of entries)
    // oxlint-disable-next-line no-await-in-loop -- one after the other keeps their order
    found.push(...(await filesOf(entry, folders)));
  return found;
}

async function filesOf(entry: FileSystemEntry, folders: readonly string[]): Promise<FolderFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, folders }];
  }
  if (!isFolder(entry)) return [];
  return filesOfEntries(await entriesOf(entry), [...folders, entry.name]);
}

/** A reader gives some of the entries at each call, and at last none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- see above
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

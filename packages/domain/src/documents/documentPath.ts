/** Whether an address may name a folder: '.' and '..' are no names, and would be taken for steps. */
const isStep = (part: string): boolean => part !== '' && !/^\.+$/.test(part) && !part.includes('\u0000');

/** The names of the folders of a path, from the root; undefined when it is none. '' is the root. */
export function foldersOfPath(path: string): string[] | undefined {
  if (path === '') return [];
  const parts = path.split('/');
  return parts.every(isStep) ? parts : undefined;
}

/** The path of folders of these names; names have no slash. */
export function pathOfFolders(names: readonly string[]): string {
  return names.join('/');
}

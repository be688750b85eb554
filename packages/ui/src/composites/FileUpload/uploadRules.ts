export interface UploadRules {
  /** Kinds that are taken: `['.mp4', 'image/*']`; all without. */
  accept?: readonly string[] | undefined;
  /** The most bytes of one file. */
  maxBytes?: number | undefined;
}

export type UploadRefusal = 'kind' | 'size' | 'empty';

export interface OfferedFile {
  name: string;
  size: number;
  type: string;
}

/** Why a file is not taken; undefined if it is. The server judges again. */
export function refusalOf(file: OfferedFile, { accept, maxBytes }: UploadRules): UploadRefusal | undefined {
  if (accept && accept.length > 0 && !accept.some((kind) => isOfKind(file, kind))) return 'kind';
  if (maxBytes !== undefined && file.size > maxBytes) return 'size';
  return file.size === 0 ? 'empty' : undefined;
}

function isOfKind({ name, type }: OfferedFile, kind: string): boolean {
  const wanted = kind.trim().toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted) && name.length > wanted.length;
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

export interface UploadRules {
  /** Accepted types: `['.mp4', 'image/*']`; all by default. */
  accept?: readonly string[] | undefined;
  /** Maximum size of a file in bytes. */
  maxBytes?: number | undefined;
}

export type UploadRefusal = 'kind' | 'size' | 'empty';

export interface OfferedFile {
  name: string;
  size: number;
  type: string;
}

/** Why a file is refused; undefined if it is accepted. The server checks again. */
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

import type { AnswerEntry } from '@sen/api/contract/model';

/** The format and its version; a reader refuses versions that it does not know. */
export const handInFormat = 'sen-hand-in';
export const handInVersion = 1;
/** The ending of its name. */
export const handInExtension = '.senbailam';
/** Larger than any attempt's answers. */
export const mostHandInBytes = 8_000_000;

/** What a device gets with the attempt, to write a file that only the server can read. */
export interface HandInKey {
  readonly key_id: string;
  /** The public key of the server: an uncompressed point of P-256, in base64. */
  readonly public_key: string;
  /** Proves that the file was written by a device that had the attempt; goes into the encrypted part. */
  readonly seal: string;
}

/** The file: what is needed to decrypt it is readable, and protected against changes. Binary parts in base64. */
export interface HandInFile {
  readonly format: typeof handInFormat;
  readonly version: number;
  readonly attempt_id: string;
  readonly key_id: string;
  /** The device's public key, made for this file. */
  readonly ephemeral: string;
  readonly iv: string;
  /** AES-256-GCM, with its tag at the end. */
  readonly data: string;
}

/** The encrypted part: the changes of one journal that the server has not acknowledged. */
export interface HandInContent {
  readonly attempt_id: string;
  readonly user_id: string;
  readonly seal: string;
  readonly journal_id: string;
  /** The epoch of the entries' bases; null when the device knew no number of the server. */
  readonly epoch: string | null;
  /** What the device took for the server's time when it wrote the file. */
  readonly written_at: string;
  readonly entries: readonly AnswerEntry[];
}

/** The data that encryption binds to the file: nobody can move the encrypted part to another attempt. */
export function boundData({
  version,
  attempt_id,
  key_id,
}: Pick<HandInFile, 'version' | 'attempt_id' | 'key_id'>): string {
  return `${handInFormat}/${version}/${attempt_id}/${key_id}`;
}

/** The name that key derivation mixes in, so that its keys serve nothing else. */
export const handInPurpose = 'sen hand-in file';

/** Reads the readable part; `newer` is a version that this reader does not know, null is no such file. */
export function readHandInFile(text: string): HandInFile | 'newer' | null {
  const file = parsed(text);
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== handInFormat)
    return null;
  if ('version' in file && typeof file.version === 'number' && file.version > handInVersion) return 'newer';
  return isFile(file) ? file : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const textFields = ['attempt_id', 'key_id', 'ephemeral', 'iv', 'data'] as const;

function isFile(file: object): file is HandInFile {
  const fields = new Map<string, unknown>(Object.entries(file));
  return (
    fields.get('version') === handInVersion &&
    textFields.every((name) => typeof fields.get(name) === 'string')
  );
}

import type { Permission } from '../access/permissions.ts';
import { allowed, firstRefusal, refused, type Verdict } from '../errors/verdict.ts';
import {
  captionExtensions,
  documentExtensions,
  type FileExtension,
  packageExtensions,
} from '../files/fileExtensions.ts';
import { mayBeNamed } from '../files/mayTakeFile.ts';

export const gigabyte = 1024 ** 3;

interface UploadLimits {
  /** What whoever sends it may do with it. */
  readonly permission: Permission;
  readonly bytes: number;
  readonly extensions: readonly FileExtension[];
}

/** What may be uploaded in parts, by purpose (specification, section 9). */
export const uploadLimits = {
  lesson: {
    permission: 'lesson.create',
    bytes: 3 * gigabyte,
    extensions: [...documentExtensions, ...packageExtensions, ...captionExtensions],
  },
  attachment: { permission: 'lesson.create', bytes: gigabyte, extensions: documentExtensions },
  document: { permission: 'document.own', bytes: gigabyte, extensions: documentExtensions },
  chat: { permission: 'chat.use', bytes: gigabyte, extensions: documentExtensions },
} as const satisfies Record<string, UploadLimits>;

export type UploadPurpose = keyof typeof uploadLimits;

export interface UploadedFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly purpose: UploadPurpose;
}

/** Returns whether a file of this name and size may be uploaded; its content is judged by `mayTakeFile`. */
export function mayUpload({ name, size, purpose }: UploadedFile): Verdict {
  const { bytes, extensions } = uploadLimits[purpose];
  return firstRefusal(
    mayBeNamed(name, extensions),
    size > 0 ? allowed : refused('uploadEmpty'),
    size <= bytes ? allowed : refused('uploadTooLarge', { max: bytes / gigabyte }),
  );
}

import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import type { AnnouncedUpload } from './UploadEntry';

/** What an `Uploader` does outside of itself; tests have their own. */
export interface UploadWork {
  /** The person's uploads that nothing uses yet. */
  unused: () => Promise<readonly AnnouncedUpload[]>;
  announce: (file: File, purpose: UploadPurpose) => Promise<AnnouncedUpload>;
  /** Sends what the server lacks; tries once. */
  send: (
    id: string,
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<void>;
  hash: (file: File, signal: AbortSignal) => Promise<string>;
  finish: (id: string, sha256: string) => Promise<AnnouncedUpload>;
  cancel: (id: string) => Promise<unknown>;
  /** Resolves after this time, or when the line returns; rejects when it is stopped. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}

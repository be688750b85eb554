import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';

/** A file that was uploaded: what a form keeps of it. A thing takes it by its id when the form is saved. */
export interface UploadedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** The media type of its content. */
  type: string;
}

/** `waiting`: for the line; `checking`: everything has arrived. */
export type EntryState = 'queued' | 'sending' | 'waiting' | 'checking' | 'paused' | 'failed';

/** A file on its way. */
export interface UploadEntry {
  /** Of its line; the upload's own id is known once it is announced. */
  key: string;
  name: string;
  size: number;
  state: EntryState;
  /** Bytes. */
  sent: number;
  secondsLeft: number | undefined;
  /** Why it failed. */
  problem: Error | null;
}

export interface AnnouncedUpload {
  id: string;
  name: string;
  size: number;
  purpose: UploadPurpose;
  /** Null until it is complete and checked. */
  type: string | null;
}

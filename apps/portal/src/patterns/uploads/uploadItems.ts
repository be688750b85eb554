import { ApiError } from '@sen/api/client/ApiError';
import type { UploadItem } from '@sen/ui/FileUpload';
import { errorText } from '../../app/errors/errorText';
import { FileUnreadable } from './FileUnreadable';
import type { EntryState, UploadedFile, UploadEntry } from './UploadEntry';
import { words } from './words';

const states = {
  queued: 'queued',
  sending: 'uploading',
  waiting: 'uploading',
  checking: 'uploading',
  paused: 'paused',
  failed: 'failed',
} as const satisfies Record<EntryState, UploadItem['state']>;

/** The lines of a field: files that are uploaded, then those on their way. */
export function uploadItems(files: readonly UploadedFile[], entries: readonly UploadEntry[]): UploadItem[] {
  const done = files.map(({ id, name, size }): UploadItem => ({ id, name, size, state: 'done' }));
  return [...done, ...entries.map(itemOf)];
}

function itemOf({ key, name, size, state, sent, secondsLeft, problem }: UploadEntry): UploadItem {
  return {
    id: key,
    name,
    size,
    sent,
    secondsLeft,
    // What the server refused for what it is, would be refused again.
    state: state === 'failed' && isRefused(problem) ? 'refused' : states[state],
    note: state === 'waiting' || state === 'checking' ? words(state) : undefined,
    reason: problem ? uploadProblem(problem) : undefined,
  };
}

/** Statuses of a file that is too large, or of another type or content than is taken here. */
const refusals: readonly number[] = [413, 415, 422];

function isRefused(problem: Error | null): boolean {
  return problem instanceof ApiError && refusals.includes(problem.status);
}

/** Why an upload has failed. */
export function uploadProblem(problem: Error): string {
  if (problem instanceof FileUnreadable) return words('unreadable');
  if (problem instanceof ApiError && problem.status === 404) return words('gone');
  return errorText(problem);
}

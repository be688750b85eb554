import { ApiError } from '@sen/api/client/ApiError';

/** Conflicts that the next try resolves; a HEAD is answered without a code. */
const conflicts = ['uploadBusy', 'uploadOffsetDiffers', 'answerUnreadable'];

/** Whether the next try may succeed by itself: the line is cut, the server is busy, or the session is being renewed. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.isTransient || error.status === 401 || (error.status === 409 && conflicts.includes(error.code))
  );
}

import { ApiError } from '@sen/api/client/ApiError';

/** Whether the server has refused the chat because the person is sitting an exam. */
export function isDuringExam(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'chatDuringExam';
}

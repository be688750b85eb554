import { ApiError } from '@sen/api/client/ApiError';

const none: Readonly<Record<string, string>> = {};

/** The first message of each field that the server refused (422), by the field's name in the request. */
export function serverFieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError) || error.status !== 422) return none;
  const messages: Record<string, string> = {};
  for (const [field, [first]] of Object.entries(error.errors)) if (first) messages[field] = first;
  return messages;
}

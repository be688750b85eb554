import { ApiError } from '@sen/api/client/ApiError';

/** One text per invalid field, by its path in the request: 'title', 'parts.0.questions.2.score'. */
export type FieldTexts = Readonly<Record<string, string>>;

export const noFieldTexts: FieldTexts = {};

/**
 * The invalid fields of a 422 response, with the first message of each. Separate from `fieldErrorTexts` because
 * sign-in needs only this, without the table of all messages.
 */
export function serverFieldErrorTexts(error: unknown): FieldTexts {
  if (!(error instanceof ApiError) || error.status !== 422) return noFieldTexts;
  const texts: Record<string, string> = {};
  for (const [field, [first]] of Object.entries(error.errors)) if (first) texts[field] = first;
  return texts;
}

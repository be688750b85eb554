import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText } from '../errors/required.ts';
import { withoutUnseen } from '../text/unseen.ts';
import { chatLimits } from './chatLimits.ts';

/** A message as it is stored: in NFC, without characters that turn its direction, and without surrounding spaces. */
export function messageText(typed: string): string {
  return withoutUnseen(typed.normalize('NFC').replace(/\r\n?/g, '\n')).trim();
}

/** Letters as people count them: an emoji of several parts counts by its parts, a letter of two UTF-16 units as one. */
export const lengthOfMessage = (text: string): number => Array.from(text).length;

/** Validates the text of a message; that of a file may be empty. */
export function checkMessage(
  typed: string | undefined,
  { hasFile }: { readonly hasFile: boolean },
): FieldError[] {
  const text = messageText(typed ?? '');
  if (isBlankText(text)) return hasFile ? [] : [fieldError('body', 'chatMessageEmpty')];
  const count = lengthOfMessage(text);
  const max = chatLimits.body;
  return count > max ? [fieldError('body', 'chatMessageTooLong', { count, max })] : [];
}

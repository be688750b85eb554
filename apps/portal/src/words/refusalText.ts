import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { Verdict } from '@sen/domain/errors/verdict';
import { language } from './runtime';

/** Why the rules say no, in the words that the server would use; nothing when they allow it. */
export function refusalText(verdict: Verdict): string | undefined {
  return verdict.allowed ? undefined : errorMessage(verdict.code, language(), verdict.params);
}

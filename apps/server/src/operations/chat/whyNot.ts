import type { Language } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { Verdict } from '@sen/domain/errors/verdict';

/** Whether one may write, and else why not, in the caller's language. */
export function whyNot(
  verdict: Verdict<ErrorCode>,
  language: Language,
): { may_write: boolean; why_not: string | null } {
  if (verdict.allowed) return { may_write: true, why_not: null };
  return { may_write: false, why_not: errorMessage(verdict.code, language, verdict.params) };
}

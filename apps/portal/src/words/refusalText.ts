import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { Verdict } from '@sen/domain/errors/verdict';
import { language } from './runtime';

/** The reason of a verdict in the server's texts; undefined when it allows. */
export function refusalText(verdict: Verdict): string | undefined {
  return verdict.allowed ? undefined : errorMessage(verdict.code, language(), verdict.params);
}

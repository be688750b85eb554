import { ruleErrorMessage } from '@sen/domain/errors/ruleErrors';
import type { Verdict } from '@sen/domain/errors/verdict';
import { language } from './runtime';

/** The reason of a verdict in the server's texts; undefined when it allows. */
export function refusalText(verdict: Verdict): string | undefined {
  return verdict.allowed ? undefined : ruleErrorMessage(verdict.code, language(), verdict.params);
}

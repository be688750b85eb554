import type { AnswerLog } from './AnswerLog.ts';
import { auditLog } from './auditLog.ts';
import type { Claims, Ledger } from './Ledger.ts';

/** Checks the audit itself: corrupts copies of a valid log and returns the faults that the audit misses. */
export function undetectedFaults(log: AnswerLog, ledger: Ledger, claims: Claims): string[] {
  const { entries, current } = log;
  const victim = entries.findLast(
    ({ attempt_id, journal_id, seq, answer }) =>
      answer !== null && seq <= (claims.get(attempt_id)?.get(journal_id) ?? 0),
  );
  if (!victim) return ['there is no acknowledged answer to take away'];
  const before = auditLog(log, ledger, claims);
  const sees = (spoiled: AnswerLog, what: keyof typeof before) =>
    auditLog(spoiled, ledger, claims)[what].length > before[what].length;
  const wrong = { ...victim, answer: { type: 'true_false', value: null } } as const;
  const byFile = entries.findLast(
    ({ attempt_id, journal_id, seq }) =>
      ledger.of(attempt_id).wayOf(journal_id, seq) === 'file' &&
      seq <= (claims.get(attempt_id)?.get(journal_id) ?? 0),
  );
  const checks = {
    'an acknowledged answer that is gone': sees(
      { entries: entries.filter((row) => row !== victim), current },
      'losses',
    ),
    'an answer that was changed': sees(
      { entries: entries.map((row) => (row === victim ? wrong : row)), current },
      'losses',
    ),
    'an answer that is there twice': sees({ entries: [...entries, victim], current }, 'duplicates'),
    ...(byFile && {
      'an answer of a hand-in file that is gone': sees(
        { entries: entries.filter((row) => row !== byFile), current },
        'losses',
      ),
    }),
    'a current answer that is gone': sees(
      { entries, current: current.filter(({ attempt_id }) => attempt_id !== victim.attempt_id) },
      'losses',
    ),
  };
  return Object.entries(checks).flatMap(([what, seen]) => (seen ? [] : [what]));
}

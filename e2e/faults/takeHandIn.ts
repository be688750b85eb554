import type { Attempt } from '@sen/api/contract/model';
import type { Run } from './Part.ts';
import type { Account } from './server/Account.ts';
import type { SavedFile } from './server/Supervisor.ts';

/** A student of a run, simulated or in a browser. */
interface Sitting {
  readonly run: Run;
  readonly account: Account;
  readonly attempt: Attempt;
}

/** The teacher lets the file count; what the server has already is no loss. Returns whether it counts. */
export async function takeHandIn(
  { run, account, attempt }: Sitting,
  file: SavedFile | null,
): Promise<boolean> {
  if (!file) return false;
  const refusal = await run.supervisor.takeFile(account.userId, file, run.ledger.of(attempt.id));
  if (refusal !== null && refusal !== 'handInFileOlder')
    run.report.addLoss(`${account.username}: the hand-in file was refused with ${refusal}`);
  return refusal === null;
}

/** A file that must not count (again). */
export async function refuseHandIn(
  { run, account, attempt }: Sitting,
  file: SavedFile | null,
  expected: string,
): Promise<void> {
  if (!file) return;
  const refusal = await run.supervisor.takeFile(account.userId, file, run.ledger.of(attempt.id));
  if (refusal !== expected)
    run.report.addDuplicate(
      `${account.username}: a hand-in file was to be refused with ${expected}, was ${refusal}`,
    );
}

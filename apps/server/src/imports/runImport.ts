import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import type { Services } from '../operations/Operation.ts';
import {
  type Claim,
  claimRun,
  endRun,
  endTurn,
  type Lane,
  othersWait,
  recordPart,
  recordSheet,
  releaseClaim,
  renewClaim,
} from '../store/imports/importClaims.ts';
import { type ImportRun, insertRefused, readImportFile } from '../store/imports/importRuns.ts';
import { largeFile } from '../spreadsheets/readingTurns.ts';
import type { ImportFailure } from '../store/imports/tables.ts';
import { findCaller, lockCaller } from '../store/users/callers.ts';
import { assertMayImport } from './assertMayImport.ts';
import { importKinds } from './importKinds.ts';
import type { ImportPart, OpenImport } from './ImportKind.ts';
import { PartSize } from './PartSize.ts';

const leaseMs = 10_000;
/** After a fault: this long until the next try, and the number of tries without progress. */
const pauseMs = 5_000;
const mostTries = 5;

interface TurnsOfLane extends Lane {
  /** The rows of a turn: a large file takes long to read again. */
  rows: number;
}

const lanes = {
  small: { least: 0, below: largeFile, rows: 1_000 },
  large: { least: largeFile, below: 2 ** 31 - 1, rows: 20_000 },
} as const satisfies Record<string, TurnsOfLane>;

/** Another process has taken the import over. */
class ClaimLost extends Error {}

/**
 * Gives a turn to the import that has waited longest for one, or that a process left when it died: it runs to its end, or
 * while no other waits. Each part is stored with its progress in one transaction, so that the next turn continues after
 * the last part.
 * A server that stops does so after the current part.
 * @returns false if there was none
 */
export async function runNextImport(services: Services, size: keyof typeof lanes): Promise<boolean> {
  const lane = lanes[size];
  const { database, clock, databaseKind, processId: by } = services;
  const isAlone = databaseKind === 'embedded';
  const run = await claimRun(database, { by, lane, now: clock.now(), leaseMs, isAlone });
  if (!run) return false;
  const claim: Claim = { importId: run.import_id, by };
  const keeping = setInterval(() => {
    const until = new Date(clock.now().getTime() + leaseMs);
    void renewClaim(database, claim, until).catch(() => undefined);
  }, leaseMs / 4);
  try {
    const isWhole = await storeRun(services, run, { claim, lane });
    if (isWhole) await endRun(database, claim, { failure: null, now: clock.now() });
    else await endTurn(database, claim, clock.now());
  } catch (error) {
    await settle(services, error, { run, claim });
  } finally {
    clearInterval(keeping);
  }
  return true;
}

/** @returns false if its turn is over or the server stops before the end */
async function storeRun(
  services: Services,
  run: ImportRun,
  { claim, lane }: { claim: Claim; lane: TurnsOfLane },
): Promise<boolean> {
  const { database, stopping, clock } = services;
  const opened = await open(services, run);
  try {
    const { sheet, total } = opened;
    await recordSheet(database, claim, { sheet, total });
    let after = run.last_row;
    let stored = 0;
    const size = new PartSize();
    for await (const part of opened.parts(after, () => size.rows)) {
      if (stopping.aborted) return false;
      if (stored >= lane.rows) {
        if (await othersWait(database, claim, { lane, now: clock.now() })) return false;
        stored = 0;
      }
      const begin = performance.now();
      await storePart(services, part, { after, claim, run });
      size.learn(part.rowCount, performance.now() - begin);
      after = part.lastRow;
      stored += part.rowCount;
    }
    return true;
  } finally {
    await opened.close();
  }
}

async function open(services: Services, run: ImportRun): Promise<OpenImport> {
  const { database } = services;
  const {
    import_id: importId,
    kind,
    company_id: companyId,
    classroom_id: classId,
    file_name: name,
    options,
  } = run;
  const caller = await findCaller(database, run.created_by);
  assertMayImport(caller, run);
  const file = { name, type: '', bytes: await readImportFile(database, importId) };
  const order = { importId, caller, companyId, classId, file, options, language: caller.lang };
  return importKinds[kind].open({ ...order, startedAt: run.created_at }, services);
}

async function storePart(
  { database }: Services,
  part: ImportPart,
  { after, claim, run }: { after: number; claim: Claim; run: ImportRun },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    assertMayImport(await lockCaller(transaction, run.created_by), run);
    const { saved, changed, repeated, refused } = await part.store(transaction);
    await insertRefused(transaction, claim.importId, refused);
    const counts = { read: part.rowCount, saved, changed, repeated, refused: refused.length };
    const isOurs = await recordPart(transaction, claim, { after, lastRow: part.lastRow, ...counts });
    if (!isOurs) throw new ClaimLost();
  });
}

/** Ends a failed import with its reason, or leaves it to a later try when that may succeed. */
async function settle(
  services: Services,
  error: unknown,
  { run, claim }: { run: ImportRun; claim: Claim },
): Promise<void> {
  const { database, clock, log, outages } = services;
  if (error instanceof ClaimLost) return;
  const now = clock.now();
  const failure = failureOf(error);
  if (failure) return endRun(database, claim, { failure, now });
  if (codeOfDatabaseError(error) === 'serviceUnavailable')
    outages.log(log, error, { import: claim.importId });
  else log.error({ err: error, import: claim.importId, tries: run.tries }, 'import interrupted');
  if (run.tries >= mostTries) return endRun(database, claim, { failure: { code: 'importStopped' }, now });
  return releaseClaim(database, claim, new Date(now.getTime() + pauseMs));
}

/** Why the import can never succeed; undefined for a fault that may pass. */
function failureOf(error: unknown): ImportFailure | undefined {
  if (!(error instanceof RefusalError) || error.status >= 500) return undefined;
  const { code, params } = error.details.fieldErrors?.[0] ?? {
    code: error.code,
    params: error.details.params,
  };
  return { code, ...(params && { params }) };
}

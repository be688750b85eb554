import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import type { Services } from '../operations/Operation.ts';
import {
  type Claiming,
  isLastTry,
  isOverTried,
  releaseWork,
  type WorkClaim,
  type WorkTable,
} from '../store/platform/workClaims.ts';
import type { Database } from '../store/database.ts';

/** After a fault, until the next try. */
const pauseMs = 5_000;

/** What was ordered was cancelled or deleted, or another process has it. */
export class ClaimLost extends Error {}
/** The server stops, and another process can go on. */
export class Stopped extends Error {}

export interface Claimed<Work> {
  work: Work;
  claim: WorkClaim;
}

/** What people order, and how it is done. */
interface Ordered<Work, Failure> {
  table: WorkTable;
  leaseMs: number;
  /** What the log says when it fails. */
  fault: string;
  claim: (database: Database, claiming: Claiming) => Promise<Work | undefined>;
  /** @param onProgress to be called when a part is kept, which another try does not begin again */
  work: (services: Services, claimed: Claimed<Work>, onProgress: () => void) => Promise<void>;
  /** Why an error ends it at once; undefined when another try may succeed. */
  refusalOf: (error: unknown) => Failure | undefined;
  /** Why it has failed when the last try has. */
  failureOf: (error: unknown) => Failure;
  /** Ends it, and tells who ordered it. */
  fail: (services: Services, claimed: Claimed<Work>, failure: Failure) => Promise<void>;
}

/**
 * Does what has been ordered longest ago. After a stop it is left to any process at once, after a fault to a later try; after the last try
 * it fails with its reason.
 * @returns false if there was none
 */
export async function workOff<Work extends { id: string; tries: number }, Failure>(
  services: Services,
  ordered: Ordered<Work, Failure>,
): Promise<boolean> {
  const { database, clock, log, processId: by } = services;
  const { table, leaseMs, fault } = ordered;
  const work = await ordered.claim(database, { by, now: clock.now(), leaseMs });
  if (!work) return false;
  const claimed = { work, claim: { id: work.id, by } };
  let { tries } = work;
  if (isOverTried(work)) {
    log.error({ [table]: work.id, tries }, `${fault}: each try ended with its process`);
    await ordered.fail(services, claimed, ordered.failureOf(undefined));
    return true;
  }
  try {
    await ordered.work(services, claimed, () => {
      tries = 1;
    });
  } catch (error) {
    await settle(services, ordered, { ...claimed, tries, error });
  }
  return true;
}

/** Ends what failed with its reason, or leaves it to a later try. */
async function settle<Work, Failure>(
  services: Services,
  { table, fault, refusalOf, failureOf, fail }: Ordered<Work, Failure>,
  { error, tries, ...claimed }: Claimed<Work> & { error: unknown; tries: number },
): Promise<void> {
  const { database, clock, log, outages } = services;
  const { claim } = claimed;
  if (error instanceof ClaimLost) return;
  if (error instanceof Stopped) return releaseWork(database, table, claim, null);
  const refusal = refusalOf(error);
  if (refusal !== undefined) return fail(services, claimed, refusal);
  if (codeOfDatabaseError(error) === 'serviceUnavailable') outages.log(log, error, { [table]: claim.id });
  else log.error({ err: error, [table]: claim.id, tries }, fault);
  if (isLastTry({ tries })) return fail(services, claimed, failureOf(error));
  await releaseWork(database, table, claim, new Date(clock.now().getTime() + pauseMs));
}

import { can } from '@sen/domain/access/can';
import { mayRunClass } from '@sen/domain/access/scope';
import { issuingLimits } from '@sen/domain/certificates/issuingLimits';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import { partByPart } from '../jobs/partByPart.ts';
import type { Services } from '../operations/Operation.ts';
import { findIssuingClass } from '../store/certificates/issueCertificates.ts';
import {
  claimIssuing,
  endIssuing,
  holdPart,
  type IssuingPart,
  recordPart,
} from '../store/certificates/issuingClaims.ts';
import { isLastTry, isOverTried, releaseWork, type WorkClaim } from '../store/certificates/workClaims.ts';
import { findClassFacts } from '../store/classes/classes.ts';
import type { InTransaction } from '../store/database.ts';
import { lockCaller } from '../store/users/callers.ts';
import { issueToStudents } from './issueToStudents.ts';

const leaseMs = 10_000;
/** After a fault, until the next try. */
const pauseMs = 5_000;

/** The class was deleted, or another process has the order. */
class ClaimLost extends Error {}

/**
 * Issues the certificates that were ordered longest ago, part by part. A part is issued and its progress recorded in one transaction,
 * so that after a stop, a fault or the death of a process the next try continues after the last part.
 * @returns false if there was none
 */
export async function issueNextCertificates(services: Services): Promise<boolean> {
  const { database, clock, stopping, log, processId: by } = services;
  const work = await claimIssuing(database, { by, now: clock.now(), leaseMs });
  if (!work) return false;
  const claim = { id: work.id, by };
  if (isOverTried(work)) {
    log.error(
      { issuing: work.id, tries: work.tries },
      'certificates not issued: each try ended with its process',
    );
    await fail(services, claim, 'certificateIssuingFailed');
    return true;
  }
  let { tries } = work;
  try {
    await partByPart(services, async () => {
      const isIssued = await issueNextPart(services, claim);
      if (isIssued) tries = 1;
      return isIssued;
    });
    // Any process continues at once; what has ended is claimed by nobody, and stays so.
    if (stopping.aborted) await releaseWork(database, 'certificate_issuing', claim, null);
  } catch (error) {
    await settle(services, error, { claim, tries });
  }
  return true;
}

/** @returns false once all are settled */
async function issueNextPart({ database, clock }: Services, claim: WorkClaim): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const part = await holdPart(transaction, claim, { size: issuingLimits.perPart, until });
    if (!part) throw new ClaimLost();
    const { next: userIds, named, created_by } = part;
    if (userIds.length === 0) {
      await endIssuing(transaction, claim, { failure: null, now });
      return false;
    }
    await assertMayIssue(transaction, part);
    const classroom = await findIssuingClass(transaction, part.classroom_id);
    if (!classroom) throw new RefusalError('courseHasNoCertificate');
    const done = await issueToStudents(transaction, classroom, { userIds, named, by: created_by, now });
    await recordPart(transaction, claim, { ...done, settled: userIds.length });
    return true;
  });
}

/** Who ordered them may have lost the right since. */
async function assertMayIssue(
  transaction: InTransaction,
  { created_by, classroom_id }: IssuingPart,
): Promise<void> {
  const issuer = await lockCaller(transaction, created_by);
  const classroom = await findClassFacts(transaction, classroom_id);
  const isAllowed =
    issuer && classroom && can(issuer.role, 'certificate.issue') && mayRunClass(issuer, classroom).allowed;
  if (!isAllowed) throw new RefusalError('certificateIssuerMayNot');
}

async function fail({ database, clock }: Services, claim: WorkClaim, failure: ErrorCode): Promise<void> {
  await database
    .transaction()
    .execute((transaction) => endIssuing(transaction, claim, { failure, now: clock.now() }));
}

/** Ends what failed with its reason, or leaves it to a later try. */
async function settle(
  services: Services,
  error: unknown,
  { claim, tries }: { claim: WorkClaim; tries: number },
): Promise<void> {
  const { database, clock, log, outages } = services;
  if (error instanceof ClaimLost) return;
  if (error instanceof RefusalError && error.status < 500) return fail(services, claim, error.code);
  if (codeOfDatabaseError(error) === 'serviceUnavailable') outages.log(log, error, { issuing: claim.id });
  else log.error({ err: error, issuing: claim.id, tries }, 'certificates not issued');
  if (isLastTry({ tries })) return fail(services, claim, 'certificateIssuingFailed');
  await releaseWork(database, 'certificate_issuing', claim, new Date(clock.now().getTime() + pauseMs));
}

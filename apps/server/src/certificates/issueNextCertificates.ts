import { can } from '@sen/domain/access/can';
import { mayRunClass } from '@sen/domain/access/scope';
import { issuingLimits } from '@sen/domain/certificates/issuingLimits';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { RefusalError } from '../errors/RefusalError.ts';
import { partByPart } from '../jobs/partByPart.ts';
import { type Claimed, ClaimLost, Stopped, workOff } from '../jobs/workOff.ts';
import type { Services } from '../operations/Operation.ts';
import { findIssuingClass } from '../store/certificates/issueCertificates.ts';
import {
  claimIssuing,
  endIssuing,
  holdPart,
  type IssuingPart,
  type IssuingWork,
  recordPart,
} from '../store/certificates/issuingClaims.ts';
import type { WorkClaim } from '../store/platform/workClaims.ts';
import { findClassFacts } from '../store/classes/classes.ts';
import type { InTransaction } from '../store/database.ts';
import { lockCaller } from '../store/users/callers.ts';
import { issueToStudents } from './issueToStudents.ts';

const leaseMs = 10_000;

/**
 * Issues the certificates that were ordered longest ago, part by part. A part is issued and its progress recorded in one transaction,
 * so that after a stop, a fault or the death of a process the next try continues after the last part.
 * @returns false if there was none
 */
export function issueNextCertificates(services: Services): Promise<boolean> {
  return workOff<IssuingWork, ErrorCode>(services, {
    table: 'certificate_issuing',
    leaseMs,
    fault: 'certificates not issued',
    claim: claimIssuing,
    work: issueInParts,
    refusalOf: (error) => (error instanceof RefusalError && error.status < 500 ? error.code : undefined),
    failureOf: () => 'certificateIssuingFailed',
    fail,
  });
}

async function issueInParts(
  services: Services,
  { claim }: Claimed<IssuingWork>,
  onProgress: () => void,
): Promise<void> {
  await partByPart(services, async () => {
    const isIssued = await issueNextPart(services, claim);
    if (isIssued) onProgress();
    return isIssued;
  });
  // What has ended is claimed by nobody, and stays so.
  if (services.stopping.aborted) throw new Stopped();
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

async function fail(
  { database, clock }: Services,
  { claim }: Claimed<IssuingWork>,
  failure: ErrorCode,
): Promise<void> {
  await database
    .transaction()
    .execute((transaction) => endIssuing(transaction, claim, { failure, now: clock.now() }));
}

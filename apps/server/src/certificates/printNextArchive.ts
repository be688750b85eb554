import type { ArchiveFailure } from '@sen/domain/certificates/certificateArchive';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { codeOfDatabaseError } from '../errors/databaseErrors.ts';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { throwAway } from '../files/throwAway.ts';
import type { Services } from '../operations/Operation.ts';
import {
  type ArchiveWork,
  claimArchive,
  endArchive,
  keepArchive,
  nameFile,
} from '../store/certificates/archiveClaims.ts';
import { notifyOfArchive } from '../store/certificates/notifyOfArchive.ts';
import { type PrintedCertificate, printedCertificates } from '../store/certificates/certificates.ts';
import { isLastTry, isOverTried, releaseWork, type WorkClaim } from '../store/certificates/workClaims.ts';
import { insertFile, markLoose } from '../store/files/files.ts';
import { zipPieces } from '../zip/zipBytes.ts';
import { printedEntries } from './printedEntries.ts';

const leaseMs = 30_000;
/** After a fault, until the next try. */
const pauseMs = 5_000;
/** How often the progress is told. */
const tellEveryMs = 500;
/** What every program that reads a .zip can read. */
const mostBytes = 2 ** 31 - 1;

/** The archive was cancelled or deleted, or another process has it. */
class ClaimLost extends Error {}
/** It can be made by another process. */
class Stopped extends Error {}

/**
 * Prints the archive that has waited longest. A server that stops leaves it to another one, which begins again.
 * @returns false if there was none
 */
export async function printNextArchive(services: Services): Promise<boolean> {
  const { database, clock, processId: by } = services;
  const work = await claimArchive(database, { by, now: clock.now(), leaseMs });
  if (!work) return false;
  const claim = { id: work.id, by };
  if (isOverTried(work)) {
    services.log.error(
      { archive: work.id, tries: work.tries },
      'certificates not printed: each try ended with its process',
    );
    await fail(services, 'certificateArchiveFailed', { work, claim });
    return true;
  }
  try {
    const printed = await printedCertificates(database, work.certificates);
    const certificates = printed.filter(({ revoked_at }) => revoked_at === null);
    if (certificates.length === 0) await fail(services, 'certificateArchiveEmpty', { work, claim });
    else await makeArchive(services, { work, claim, certificates });
  } catch (error) {
    await settle(services, error, { work, claim });
  }
  return true;
}

interface Making {
  work: ArchiveWork;
  claim: WorkClaim;
  certificates: readonly PrintedCertificate[];
}

async function makeArchive(services: Services, { work, claim, certificates }: Making): Promise<void> {
  const { database, clock, files, stopping } = services;
  const total = certificates.length;
  const tell = async (printed: number) => {
    if (stopping.aborted) throw new Stopped();
    const until = new Date(clock.now().getTime() + leaseMs);
    if (!(await keepArchive(database, claim, { printed, total, until }))) throw new ClaimLost();
  };
  const id = newFileId();
  await tell(0);
  await markLoose(database, id, clock.now());
  const { company_id } = work;
  const entries = printedEntries(services, certificates, { company_id, printed: atTimes(tell) });
  const stored = await files.put(id, zipPieces(entries, { stored: true }), mostBytes);
  const isKept = await database.transaction().execute(async (transaction) => {
    const ended = { state: 'done', printed: total } as const;
    if (!(await endArchive(transaction, claim, ended))) return false;
    await notifyOfArchive(transaction, work, ended, clock.now());
    const file = { id, name: work.name, type: fileFormats.zip.type, ...stored };
    await insertFile(transaction, {
      ...file,
      owner_id: work.created_by,
      purpose: 'archive',
      created_at: clock.now(),
    });
    await nameFile(transaction, work.id, id);
    return true;
  });
  if (!isKept) await throwAway(id, services);
}

/** Not after each certificate: telling costs more than printing one. */
function atTimes(tell: (printed: number) => Promise<void>): (printed: number) => Promise<void> {
  let told = performance.now();
  return async (printed) => {
    if (performance.now() - told < tellEveryMs) return;
    told = performance.now();
    await tell(printed);
  };
}

/** Ends an archive of which there is no file, and tells who ordered it. */
async function fail(
  { database, clock }: Services,
  failure: ArchiveFailure,
  { work, claim }: { work: ArchiveWork; claim: WorkClaim },
): Promise<void> {
  const ended = { state: 'failed', failure } as const;
  await database.transaction().execute(async (transaction) => {
    if (await endArchive(transaction, claim, ended))
      await notifyOfArchive(transaction, work, ended, clock.now());
  });
}

/** Ends an archive that failed with its reason, or leaves it to a later try. */
async function settle(
  services: Services,
  error: unknown,
  { work, claim }: { work: ArchiveWork; claim: WorkClaim },
): Promise<void> {
  const { database, clock, log, outages } = services;
  if (error instanceof ClaimLost) return;
  if (error instanceof Stopped) return releaseWork(database, 'certificate_archive', claim, null);
  if (codeOfDatabaseError(error) === 'serviceUnavailable') outages.log(log, error, { archive: work.id });
  else log.error({ err: error, archive: work.id, tries: work.tries }, 'certificates not printed');
  if (isLastTry(work)) return fail(services, failureOf(error), { work, claim });
  await releaseWork(database, 'certificate_archive', claim, new Date(clock.now().getTime() + pauseMs));
}

function failureOf(error: unknown): ArchiveFailure {
  const isFull = error instanceof FileStoreFailed && error.code === 'serverStorageFull';
  return isFull ? error.code : 'certificateArchiveFailed';
}

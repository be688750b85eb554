import type { ArchiveFailure } from '@sen/domain/certificates/certificateArchive';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { FileStoreFailed } from '../files/FileStoreFailed.ts';
import { newFileId } from '../files/fileStoreOf.ts';
import { throwAway } from '../files/throwAway.ts';
import { type Claimed, ClaimLost, Stopped, workOff } from '../jobs/workOff.ts';
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
import { insertFile, markLoose } from '../store/files/files.ts';
import { zipPieces } from '../zip/zipBytes.ts';
import { printedEntries } from './printedEntries.ts';

const leaseMs = 30_000;
/** How often the progress is told. */
const tellEveryMs = 500;
/** What every program that reads a .zip can read. */
const mostBytes = 2 ** 31 - 1;

/**
 * Prints the archive that has waited longest. A server that stops leaves it to another one, which begins again.
 * @returns false if there was none
 */
export function printNextArchive(services: Services): Promise<boolean> {
  return workOff<ArchiveWork, ArchiveFailure>(services, {
    table: 'certificate_archive',
    leaseMs,
    fault: 'certificates not printed',
    claim: claimArchive,
    work: printArchive,
    refusalOf: () => undefined,
    failureOf,
    fail,
  });
}

async function printArchive(services: Services, claimed: Claimed<ArchiveWork>): Promise<void> {
  const printed = await printedCertificates(services.database, claimed.work.certificates);
  const certificates = printed.filter(({ revoked_at }) => revoked_at === null);
  if (certificates.length === 0) await fail(services, claimed, 'certificateArchiveEmpty');
  else await makeArchive(services, claimed, certificates);
}

async function makeArchive(
  services: Services,
  { work, claim }: Claimed<ArchiveWork>,
  certificates: readonly PrintedCertificate[],
): Promise<void> {
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
  { work, claim }: Claimed<ArchiveWork>,
  failure: ArchiveFailure,
): Promise<void> {
  const ended = { state: 'failed', failure } as const;
  await database.transaction().execute(async (transaction) => {
    if (await endArchive(transaction, claim, ended))
      await notifyOfArchive(transaction, work, ended, clock.now());
  });
}

function failureOf(error: unknown): ArchiveFailure {
  const isFull = error instanceof FileStoreFailed && error.code === 'serverStorageFull';
  return isFull ? error.code : 'certificateArchiveFailed';
}

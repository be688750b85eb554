import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extensionOf } from '@sen/domain/files/fileExtensions';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { simpleViewOf } from '@sen/domain/files/renditionOf';
import { newFileId } from '../files/fileStoreOf.ts';
import { throwAway } from '../files/throwAway.ts';
import type { Services } from '../operations/Operation.ts';
import { insertUnitFile, markLoose } from '../store/files/files.ts';
import {
  claimRendition,
  endRendition,
  isLastTry,
  renewRendition,
  type RenditionWork,
} from '../store/files/renditions.ts';
import { fillDurations } from '../store/lessons/mediaDurations.ts';
import type { Conversion } from './Conversion.ts';
import { demandDecodable, isPlayed, mediaToMp4, probeMedia } from './media.ts';
import { officeView } from './officeView.ts';
import type { Programs } from './programs.ts';
import { readDuration } from './readDuration.ts';
import type { Impossible, Rendered } from './Rendered.ts';
import { RenditionError } from './RenditionError.ts';

const leaseMs = 60_000;
/** A rendition that is larger than the largest upload helps nobody. */
const mostBytes = 4 * 1024 ** 3;

/**
 * Converts or reads the file that has waited longest.
 * @returns false if there was none
 */
export async function renderNext(services: Services, programs: Programs): Promise<boolean> {
  const { database, clock, processId: by, log } = services;
  const claim = () => ({ by, now: clock.now(), leaseMs });
  const work = await claimRendition(database, claim());
  if (!work) return false;
  const keeping = setInterval(
    () => void renewRendition(database, work.id, claim()).catch(() => undefined),
    leaseMs / 4,
  );
  const folder = await mkdtemp(join(tmpdir(), 'sen-rendition-'));
  try {
    const rendered = await render(services, work, { programs, folder });
    if ('impossible' in rendered)
      await endRendition(database, work.id, by, { state: 'impossible', reason: rendered.impossible });
    else {
      await keep(services, work, rendered);
      await fillDurations(database, work.id);
    }
  } catch (error) {
    if (services.stopping.aborted) await endRendition(database, work.id, by, { state: 'waiting' });
    else if (error instanceof RenditionError || isLastTry(work.tries)) {
      const reason = error instanceof RenditionError ? error.code : 'renditionFailed';
      log.warn({ err: error, file: work.id }, 'file not converted');
      await endRendition(database, work.id, by, { state: 'failed', reason });
    } else {
      await endRendition(database, work.id, by, { state: 'waiting' });
      throw error;
    }
  } finally {
    clearInterval(keeping);
    await rm(folder, { recursive: true, force: true });
  }
  return true;
}

async function render(
  { files, stopping }: Services,
  { id, name, type, target }: RenditionWork,
  { programs, folder }: { programs: Programs; folder: string },
): Promise<Rendered | Impossible> {
  const { soffice, ffmpeg, ffprobe, unshare } = programs;
  const canPlay = ffmpeg !== null && ffprobe !== null;
  const isHopeless = target === 'pdf' && soffice === null && simpleViewOf(type) === undefined;
  if (isHopeless || (target === 'mp4' && !canPlay)) return { impossible: 'renditionImpossible' };
  const source = join(folder, `source.${extensionOf(name)}`);
  const bytes = await files.get(id);
  if (!bytes) throw new Error(`The bytes of ${id} are not in the store.`);
  await pipeline(bytes, createWriteStream(source), { signal: stopping });
  const at: Conversion = { source, folder, unshare, signal: stopping };
  if (target === 'pdf') return officeView(soffice, type, at);
  const mp4 = { type: fileFormats.mp4.type, extension: 'mp4' };
  // Most of what is said to be playable is; without the programs nothing else can be done about the rest.
  if (ffmpeg === null || ffprobe === null) return { path: null, ...mp4, seconds: await readDuration(source) };
  const facts = await probeMedia(ffprobe, type, at);
  await demandDecodable(ffmpeg, type, at);
  if (target === null && isPlayed(facts)) return { path: null, ...mp4, seconds: facts.seconds };
  const path = await mediaToMp4(ffmpeg, type, facts, at);
  const made = await probeMedia(ffprobe, mp4.type, { ...at, source: path });
  return { path, ...mp4, seconds: made.seconds ?? facts.seconds };
}

/** Stores what was made as a file of its own, of the same unit. */
async function keep(services: Services, work: RenditionWork, rendered: Rendered): Promise<void> {
  const { database, clock, files, processId: by } = services;
  const { path, type, extension, seconds, reason } = rendered;
  if (path === null) {
    await endRendition(database, work.id, by, { state: 'not_needed', seconds });
    return;
  }
  const id = newFileId();
  await markLoose(database, id, clock.now());
  const stored = await files.put(id, createReadStream(path, { highWaterMark: 1_048_576 }), mostBytes);
  const name = `${work.name.slice(0, work.name.lastIndexOf('.'))}.${extension}`;
  const isKept = await database.transaction().execute(async (transaction) => {
    const { company_id } = work;
    const file = { id, name, type, company_id, purpose: 'rendition', created_at: clock.now() } as const;
    await insertUnitFile(transaction, { ...file, ...stored });
    const isOurs = await endRendition(transaction, work.id, by, {
      state: 'ready',
      rendition_id: id,
      seconds,
      ...(reason && { reason }),
    });
    // The file was deleted meanwhile.
    if (!isOurs) await transaction.deleteFrom('file').where('id', '=', id).execute();
    return isOurs;
  });
  if (!isKept) await throwAway(id, services);
}

import { randomBytes } from 'node:crypto';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { certificateCode } from '@sen/domain/certificates/certificateCode';
import { newTemplate } from '@sen/domain/certificates/newTemplate';
import { sql } from 'kysely';
import { createApp } from '../../src/app.ts';
import { printNextArchive } from '../../src/certificates/printNextArchive.ts';
import { defaultConfig } from '../../src/config.ts';
import { newFileId } from '../../src/files/fileStoreOf.ts';
import { factsOf, printTask } from '../../src/certificates/printTask.ts';
import type { Services } from '../../src/operations/Operation.ts';
import { printCertificates } from '../../src/printing/printCertificates.ts';
import { printedCertificates } from '../../src/store/certificates/certificates.ts';
import { openDatabase } from '../../src/store/database.ts';
import { printTable, whole } from '../figures.ts';

const count = 1_000;
/** Of the job to printing alone. */
const mostRatio = 2;
/** Beyond what printing alone has taken. */
const mostExtraMemory = 100_000_000;

/** Orders an archive of this many certificates of one design. */
async function order({ database, files }: Services, picture: Uint8Array): Promise<string[]> {
  const image = newFileId();
  const { size, sha256 } = await files.put(image, [picture], 10_000_000);
  const { fields, orientation } = newTemplate('vi');
  const codes = Array.from({ length: count }, () => certificateCode(randomBytes(64)));
  const { rows } = await sql<{ id: string }>`with stored as (
      insert into file (id, purpose, name, type, size, sha256, created_at)
      values (${image}::uuid, 'certificate', 'nen.jpg', 'image/jpeg', ${size}, ${sha256}, now()) returning id),
    template as (insert into certificate_template (name, sort_key, lang) values ('Lưu trữ', 'luu tru', 'vi') returning id),
    design as (insert into certificate_design (template_id, orientation, fields, image_file)
      select template.id, ${orientation}, ${JSON.stringify(fields)}::jsonb, stored.id from template, stored returning id)
    insert into certificate (company_id, user_id, design_id, lang, year, serial, code, person_name, course_name, issued_at)
    select ${demoCompany.id}::bigint, ${people.student.id}::bigint, design.id, 'vi', 2031, place, code,
      'Nguyễn Thị Phương Thảo', 'An toàn điện cơ bản', now()
    from design, unnest(${codes}::text[]) with ordinality as one (code, place) returning id::text`.execute(
    database,
  );
  const ids = rows.map(({ id }) => id);
  await sql`insert into certificate_archive (company_id, classroom_id, created_by, created_at, name, certificates, total)
    values (${demoCompany.id}::bigint, 1, ${people.admin.id}::bigint, now(), 'Chứng chỉ.zip', ${ids}::bigint[], ${count})`.execute(
    database,
  );
  return ids;
}

interface Measured {
  ms: number;
  /** Of the whole process, with the thread that prints. */
  peak: number;
}

async function measured(work: () => Promise<void>): Promise<Measured> {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 50);
  const begin = performance.now();
  await work();
  const ms = performance.now() - begin;
  look();
  clearInterval(timer);
  return { ms, peak };
}

/**
 * Has the job make an archive of 1,000 certificates, against printing the same ones without job, database and .zip.
 * @returns the aims that it missed
 */
export async function benchArchive(
  where: { dataDir: string; databaseUrl?: string },
  picture: Uint8Array,
): Promise<string[]> {
  const opened = await openDatabase(where);
  const config = { ...defaultConfig, ...where };
  const { fastify, services } = await createApp({ opened, config, logger: { level: 'error' } });
  try {
    const ids = await order(services, picture);
    const certificates = await printedCertificates(services.database, ids);
    const [look] = certificates;
    if (!look) throw new Error('No certificate was issued.');
    const alone = async () => {
      const given = { certificates: certificates.map(factsOf), organisation: 'Sen' };
      let size = 0;
      for await (const document of printCertificates(await printTask(services, look, given)))
        size += document.length;
      if (size === 0) throw new Error('Nothing was printed.');
    };
    const bare = await measured(alone);
    const job = await measured(async () => {
      await printNextArchive(services);
    });
    const again = await measured(alone);
    const archive = await services.database
      .selectFrom('certificate_archive')
      .select(['state', 'printed'])
      .executeTakeFirstOrThrow();
    if (archive.state !== 'done' || archive.printed !== count)
      throw new Error(`The archive is ${archive.state} with ${archive.printed} certificates.`);
    const ratio = job.ms / Math.min(bare.ms, again.ms);
    const extra = job.peak - bare.peak;
    const line = (name: string, { ms, peak }: Measured, of = '') => [
      name,
      (ms / 1000).toFixed(1),
      whole(count / (ms / 1000)),
      whole(peak / 1_000_000),
      of,
    ];
    printTable([
      [`${whole(count)} certificates`, 's', 'a second', 'most memory, MB', 'ratio'],
      line('printed', bare),
      line('as one .zip by the job', job, ratio.toFixed(2)),
      line('printed again', again),
    ]);
    return [
      ...(ratio > mostRatio ? [`the archive took ${ratio.toFixed(2)} times as long, aim ${mostRatio}`] : []),
      ...(extra > mostExtraMemory
        ? [`the archive took ${whole(extra / 1_000_000)} MB more than printing`]
        : []),
    ];
  } finally {
    await fastify.close();
    await opened.close();
  }
}

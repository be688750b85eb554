import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { certificateCode } from '@sen/domain/certificates/certificateCode';
import { newTemplate } from '@sen/domain/certificates/newTemplate';
import { sampleFacts } from '@sen/domain/certificates/sampleFacts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { printCertificates } from '../src/printing/printCertificates.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { benchArchive } from './certificates/benchArchive.ts';
import { benchIssuing } from './certificates/benchIssuing.ts';
import { printTable, quantile, whole } from './figures.ts';
import { HttpConnection } from './HttpConnection.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '8' },
    tries: { type: 'string', default: '2000' },
  },
});
const aims = { documents: 50, verifications: 1_000, apartMs: 0.5 };
const connections = 8;
const codes = 10_000;
const missed: string[] = [];

/** A page with a grain that compresses badly, as a scanned one has. */
async function background(): Promise<Uint8Array> {
  const [width, height] = [2_480, 1_754];
  const noise = { type: 'gaussian' as const, mean: 235, sigma: 6 };
  return sharp({ create: { width, height, channels: 3, background: '#fdf8ee', noise } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function benchPrinting(): Promise<void> {
  const count = Number(values.documents);
  const picture = await background();
  const facts = sampleFacts('usual', new Date());
  const documents = printCertificates({
    ...newTemplate('vi'),
    language: 'vi',
    background: picture,
    organisation: 'Sen',
    certificates: Array.from({ length: count }, (_, at) => ({
      ...facts,
      person_name: `${facts.person_name} ${at}`,
      code: certificateCode(randomBytes(64)),
    })),
    verification: 'https://sen.vn/verify/',
    mark: null,
  });
  const begin = performance.now();
  let first = 0;
  let size = 0;
  for await (const document of documents) {
    if (first === 0) first = performance.now();
    size = document.length;
  }
  const end = performance.now();
  const rate = (count - 1) / ((end - first) / 1000);
  console.log(
    `${count} documents of ${whole(size / 1000)} kB by one thread, the picture ${whole(picture.length / 1000)} kB of it`,
  );
  printTable([
    ['', 'documents a second', 'aim', 'first after, ms', 'all, s'],
    ['printing', whole(rate), `${aims.documents}`, whole(first - begin), ((end - begin) / 1000).toFixed(1)],
  ]);
  if (rate < aims.documents) missed.push(`fewer than ${aims.documents} documents a second`);
}

interface Issued {
  known: string[];
  revoked: string[];
  unknown: string[];
}

async function issue(database: Database): Promise<Issued> {
  const made = (count: number) => Array.from({ length: count }, () => certificateCode(randomBytes(64)));
  const issued = { known: made(codes), revoked: made(codes), unknown: made(codes) };
  const { fields, orientation } = newTemplate('vi');
  await sql`with stored as (insert into file (id, purpose, name, type, size, sha256, created_at)
      values (gen_random_uuid(), 'certificate', 'a.png', 'image/png', 1, ''::bytea, now()) returning id),
    template as (insert into certificate_template (name, sort_key, lang) values ('Mẫu', 'mau', 'vi') returning id),
    design as (insert into certificate_design (template_id, orientation, fields, image_file)
      select template.id, ${orientation}, ${JSON.stringify(fields)}::jsonb, stored.id from template, stored returning id)
    insert into certificate (company_id, user_id, design_id, lang, year, serial, code, person_name, course_name, issued_at, revoked_at, reason)
    select ${demoCompany.id}::bigint, ${people.student.id}::bigint, design.id, 'vi', 2030, place, code, 'Nguyễn Thị Phương Thảo',
      'An toàn điện cơ bản', now(), case when place > ${codes} then now() end, case when place > ${codes} then 'Cấp nhầm' end
    from design, unnest(${[...issued.known, ...issued.revoked]}::text[]) with ordinality as one (code, place)`.execute(
    database,
  );
  await sql`analyze certificate`.execute(database);
  return issued;
}

let asked = 0;
/** Each from its own address: the limit is not measured here. */
async function verify(connection: HttpConnection, code: string, expected: number): Promise<void> {
  asked += 1;
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const { status, body } = await connection.getPublic(`/api/verify/${code}`, from);
  if (status !== expected) throw new Error(`A verification got ${status}: ${body}`);
}

const drawn = (list: readonly string[], at: number) => list[at % list.length] ?? '';

async function benchRate(port: number, { known }: Issued): Promise<void> {
  let count = 0;
  const measure = async (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    count = 0;
    await Promise.all(
      Array.from({ length: connections }, async (_, place) => {
        const connection = await HttpConnection.open(port);
        for (let at = place; performance.now() < until; at += connections) {
          await verify(connection, drawn(known, at), 200);
          count += 1;
        }
        connection.close();
      }),
    );
  };
  await measure(2_000);
  const seconds = Number(values.seconds);
  await measure(seconds * 1_000);
  const rate = count / seconds;
  printTable([
    ['', 'a second', 'aim'],
    [`verifications, ${connections} connections`, whole(rate), whole(aims.verifications)],
  ]);
  if (rate < aims.verifications) missed.push(`fewer than ${aims.verifications} verifications a second`);
}

/** By turns, in changing order. The same kind twice gives the noise floor. */
async function benchTimes(port: number, { known, revoked, unknown }: Issued): Promise<void> {
  const kinds = [
    { name: 'known', list: known, status: 200 },
    { name: 'known again', list: known.toReversed(), status: 200 },
    { name: 'revoked', list: revoked, status: 200 },
    { name: 'unknown', list: unknown, status: 404 },
  ].map((kind) => ({ ...kind, times: new Array<number>() }));
  const connection = await HttpConnection.open(port);
  for (let at = 0; at < Number(values.tries); at += 1)
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const kind = kinds[(at + turn) % kinds.length];
      if (!kind) continue;
      const begin = performance.now();
      await verify(connection, drawn(kind.list, at), kind.status);
      kind.times.push(performance.now() - begin);
    }
  connection.close();
  const medians = kinds.map(({ times }) =>
    quantile(
      times.toSorted((one, other) => one - other),
      0.5,
    ),
  );
  printTable([
    ['', ...kinds.map(({ name }) => name)],
    [`median of ${values.tries}, ms`, ...medians.map((median) => median.toFixed(2))],
  ]);
  const apart = Math.max(...medians) - Math.min(...medians);
  if (apart > aims.apartMs) missed.push(`the medians are ${apart.toFixed(2)} ms apart, aim ${aims.apartMs}`);
}

await benchPrinting();
const bench = await newBenchDatabase('postgres');
try {
  const opened = await openDatabase(bench.where);
  await seedStudents(opened.database, 10);
  const issued = await issue(opened.database);
  await opened.close();
  const server = await ServerProcess.start({ ...bench.where, environment: { TRUST_PROXY: 'true' } });
  try {
    await benchRate(server.port, issued);
    await benchTimes(server.port, issued);
  } finally {
    await server.stop('SIGKILL');
  }
  missed.push(...(await benchIssuing(bench.where)));
  missed.push(...(await benchArchive(bench.where, await background())));
} finally {
  await bench.remove();
}
for (const line of missed) console.error(line);
if (missed.length > 0) process.exitCode = 1;

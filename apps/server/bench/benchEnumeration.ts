import { parseArgs } from 'node:util';
import { demoCompany } from '@sen/api/fixtures/people';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { seedStudents } from '../src/testing/seedStudents.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { newBenchDatabase } from './benchDatabase.ts';
import { printTable, quantile } from './figures.ts';

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '500' },
    only: { type: 'string', default: 'postgres,embedded' },
    calls: { type: 'string', default: 'login,verifyTwoFactor,recoverPassword,signUp' },
  },
});
const tries = Number(values.tries);
/** The maximum difference of the medians (X4), ms. */
const aim = 2;
const registerCode = 'BENCHBENCHBE';

/** The account of each request: a known one, the same again, and an unknown one. The first two give the noise floor. */
const subjects = ['known', 'known again', 'unknown'] as const;
type Subject = (typeof subjects)[number];

const emailOf = (subject: Subject, at: number) => `${subject === 'unknown' ? 'khong' : 'bench'}${at}@sen.vn`;
const calls: Record<string, (email: string) => [path: string, fields: Record<string, string>]> = {
  login: (email) => ['auth/login', { username: email, password: 'Sai@2026!' }],
  verifyTwoFactor: (email) => ['auth/verifyTwoFactor', { email, code: '123456' }],
  recoverPassword: (email) => ['auth/recovery', { email }],
  signUp: (email) => [
    'auth/signup',
    { email, name: 'Trần An', phone: '0912345678', dateOfBirth: '28/02/2001', unit: registerCode },
  ],
};

let asked = 0;
async function millisecondsOf(server: ServerProcess, call: string, email: string): Promise<number> {
  const [path, fields] = calls[call]?.(email) ?? ['', {}];
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  asked += 1;
  // Each from its own address: the limits are not measured here.
  const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
  const begin = performance.now();
  const answer = await fetch(`${server.address}/api/${path}`, {
    method: 'POST',
    body,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': from },
  });
  const text = await answer.text();
  const taken = performance.now() - begin;
  answers.set(`${call}: ${answer.status}`, text);
  if (answer.status === 429 || answer.status >= 500) throw new Error(`${call} got ${answer.status}: ${text}`);
  return taken;
}
const answers = new Map<string, string>();

const median = (list: readonly number[]) =>
  quantile(
    list.toSorted((one, other) => one - other),
    0.5,
  );

let isMet = true;
const table = [['', 'known, ms', 'known again', 'unknown', 'unknown - known', 'floor']];
for (const kind of values.only.split(',') as DatabaseKind[]) {
  const bench = await newBenchDatabase(kind);
  try {
    const opened = await openDatabase(bench.where);
    await seedStudents(opened.database, tries);
    await opened.database
      .updateTable('company')
      .set({ register_code: registerCode, takes_registrations: true })
      .where('id', '=', demoCompany.id)
      .execute();
    await opened.close();
    const server = await ServerProcess.start({ ...bench.where, environment: { TRUST_PROXY: 'true' } });
    try {
      for (const call of values.calls.split(',')) {
        const taken: Record<Subject, number[]> = { known: [], 'known again': [], unknown: [] };
        for (let at = 0; at < tries; at += 1)
          for (let turn = 0; turn < subjects.length; turn += 1) {
            // Rotates which subject comes first.
            const subject = subjects[(at + turn) % subjects.length] ?? 'known';
            taken[subject].push(await millisecondsOf(server, call, emailOf(subject, at)));
          }
        const [known, again, unknown] = subjects.map((subject) => median(taken[subject]));
        if (known === undefined || again === undefined || unknown === undefined) continue;
        isMet &&= Math.abs(unknown - known) <= aim;
        const figures = [known, again, unknown, unknown - known, again - known];
        table.push([`${kind}: ${call}`, ...figures.map((figure) => figure.toFixed(2))]);
      }
    } finally {
      await server.stop('SIGKILL');
    }
  } finally {
    await bench.remove();
  }
}
console.log(
  `Medians of ${tries} calls that name an account and of ${tries} that name nobody; aim ${aim} ms apart`,
);
printTable(table);
console.log(`  answers: ${[...answers.keys()].join(', ')}`);
if (!isMet) process.exitCode = 1;

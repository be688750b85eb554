import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTable, type Cells } from '../testing/access/accessTable.ts';
import { type AccessProbe, accessProbes } from '../testing/access/accessProbes.ts';
import { type Person, AccessFixtures, type Ownership, ownerships } from '../testing/access/AccessFixtures.ts';
import { type TestAnswer, TestApp } from '../testing/TestApp.ts';
import { type OperationId, operations } from './document.ts';

const callers = {
  visitor: null,
  'super-admin': 'superAdmin',
  admin: 'admin',
  teacher: 'teacher',
  student: 'student',
  wwo: 'staff',
  sponsor: 'sponsor',
} as const satisfies Record<string, Person | null>;

let app: TestApp;
let fixtures: AccessFixtures;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  fixtures = await AccessFixtures.over(app);
});
afterAll(() => app.stop());

/** What an answer says of the caller's access, as the table writes it. */
function letterOf({ status, body }: TestAnswer, reached: boolean): string {
  if (status === 401) return '!';
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (status === 403) return code === 'forbidden' ? '-' : 'x';
  if (status === 404 || !reached) return '0';
  return status < 400 ? '.' : 'r';
}

async function ask(
  id: OperationId,
  probe: AccessProbe,
  caller: Person | null,
  of: Ownership,
): Promise<string> {
  const thing = probe.kind
    ? await fixtures.make(probe.kind, caller ?? 'student', of)
    : { id: '', mark: '', of: {} };
  const answer = await app.call(id, caller, probe.call(thing, fixtures));
  if (id === 'logout' && caller) await app.signIn(caller);
  return letterOf(answer, !probe.lists || answer.raw.body.includes(thing.mark));
}

const cells: Cells = {};

test.each(operations.map(({ id }): [OperationId] => [id]))('%s', async (id) => {
  const probe = accessProbes[id];
  if (probe === 'public') return;
  const row: Record<string, string> = {};
  for (const [name, caller] of Object.entries(callers)) {
    let letters = '';
    for (const of of probe.kind ? ownerships : (['own'] as const))
      letters += await ask(id, probe, caller, of);
    row[name] = letters;
  }
  cells[id] = row;
  expect(row).toEqual(accessTable[id]);
});

test('no operation is without a row, and no row without an operation', () => {
  const open = operations.map(({ id }) => id).filter((id) => accessProbes[id] === 'public');
  expect(Object.keys(accessTable).toSorted()).toEqual(
    operations
      .map(({ id }) => id)
      .filter((id) => !open.includes(id))
      .toSorted(),
  );
  const alike = Object.entries(accessTable).flatMap(([id, row]) =>
    Object.entries(row)
      .filter(
        ([caller, letters]) => caller !== 'super-admin' && letters.length === 4 && letters[2] !== letters[3],
      )
      .map(([caller]) => `${id} tells a ${caller} that another unit's thing exists`),
  );
  expect(alike).toEqual([]);
  const checked = Object.values(cells).flatMap((row) => Object.values(row).join('').split('')).length;
  console.log(
    `access: ${checked} cells of ${Object.keys(cells).length} operations × 7 callers × whose thing it is`,
  );
  expect(checked).toBeGreaterThan(1_000);
});

import type { OperationsByArea } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../contract/document.ts';
import { type TestAnswer, TestApp } from '../TestApp.ts';
import { type AccessCell, type AccessUnit, type Ownership, ownerships } from './AccessCell.ts';
import type { AccessRow, AreaAccess, Thing } from './AccessRow.ts';
import { expectedCells } from './expectedCells.ts';

/** The callers: a visitor, and one person of each role. */
const callers = {
  visitor: null,
  'super-admin': 'superAdmin',
  admin: 'admin',
  teacher: 'teacher',
  student: 'student',
  wwo: 'staff',
  sponsor: 'sponsor',
} as const satisfies Record<string, keyof typeof people | null>;

const hour = 3_600_000;
const missing: Thing = { id: '987654321', mark: 'không có gì như thế', of: {} };

/** A test for each operation of the area, each with its own server and demo organisation. */
export function testAccess<Area extends keyof OperationsByArea>(access: AreaAccess<Area>): void {
  let app: TestApp;
  let home: AccessUnit;
  let abroad: AccessUnit;
  beforeAll(async () => {
    app = await TestApp.start({ demo: true });
    home = { ...demoCompany, teacher: people.otherTeacher.id, student: people.otherStudent.id };
    abroad = await unitAbroad(app);
  });
  afterAll(() => app.stop());

  const cellOf = (id: string, caller: keyof typeof callers, ownership: Ownership): AccessCell => ({
    app,
    caller: people[callers[caller] ?? 'student'],
    ownership,
    unit: ownership === 'foreign' ? abroad : home,
    mark: `Vật thử ${id} ${caller} ${ownership}`,
    code: `${id}-${caller}-${ownership}`.toLowerCase(),
    in: (hours) => new Date(app.clock.now().getTime() + hours * hour),
  });

  const letterFor = async (id: OperationId, row: AccessRow, name: keyof typeof callers, of: Ownership) => {
    const cell = cellOf(id, name, of);
    const thing = row.make && of !== 'missing' ? await row.make(cell) : missing;
    const caller = callers[name];
    const answer = await app.call(id, caller, row.call(thing, cell));
    if (id === 'logout' && caller) await app.signIn(caller);
    return letterOf(answer, !row.lists || answer.raw.body.includes(thing.mark));
  };

  // The cast turns an area's table, typed by its operations, into a list.
  const rows = Object.entries(access) as [OperationId, AccessRow][];
  test.each(rows)('who may call %s, and for whose things', async (id, row) => {
    const found: Record<string, string> = {};
    for (const name of Object.keys(callers) as (keyof typeof callers)[]) {
      let letters = '';
      for (const of of row.make ? ownerships : (['own'] as const))
        letters += await letterFor(id, row, name, of);
      found[name] = letters;
    }
    expect(found).toEqual(expectedCells(row));
  });
}

/** The letter for the caller's access in a response; see `AccessCells`. */
export function letterOf({ status, body }: TestAnswer, isReached: boolean): string {
  if (status === 401) return '!';
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  // The response to a HEAD has no body, and so no code; what is another's is a 404 there.
  const isBare = Buffer.isBuffer(body) && body.length === 0;
  if (status === 403) return code === 'forbidden' || isBare ? '-' : 'x';
  if (status === 404 || !isReached) return '0';
  return status < 400 ? '.' : 'r';
}

/** The second unit of the demo organisation. */
export async function unitAbroad({ database }: TestApp): Promise<AccessUnit> {
  const idOf = async (role: 'teacher' | 'student') =>
    (
      await database
        .selectFrom('user_account')
        .select('id')
        .where('company_id', '=', secondCompany.id)
        .where('role', '=', role)
        .orderBy('id')
        .executeTakeFirstOrThrow()
    ).id;
  return { ...secondCompany, teacher: await idOf('teacher'), student: await idOf('student') };
}

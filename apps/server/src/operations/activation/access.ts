import { createHash } from 'node:crypto';
import { activationLength, activationLetters } from '@sen/domain/activation/activationCode';
import { insertCodes } from '../../store/activation/activationCodes.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertClass } from '../classes/access.ts';

/** A code of its own for each cell. */
const codeOf = ({ mark }: AccessCell) =>
  Array.from(createHash('sha256').update(mark).digest().subarray(0, activationLength), (byte) =>
    activationLetters.charAt(byte % activationLetters.length),
  ).join('');

/** A class that the caller is not in, with an unused code. */
const withCode: MakeThing = async (cell) => {
  const { app, mark, caller, ownership, in: hours } = cell;
  const { id } = await insertClass(cell, mark, ownership === 'own' && caller.role === 'teacher');
  const batch = { codes: [codeOf(cell)], note: mark, expiresAt: hours(24), by: caller.id, now: hours(0) };
  await app.database
    .transaction()
    .execute((transaction) => insertCodes(transaction, { classId: id, ...batch }));
  const code = await app.database
    .selectFrom('activation_code')
    .select('id')
    .where('classroom_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, mark, of: { code: code.id } };
};

const managers = { 'super-admin': '...0', admin: '..00' };

export const access = {
  listActivationCodes: {
    ...listed(withCode, 'note', managers),
    call: ({ id, mark }) => ({
      path: { id },
      query: { 'fieldName[]': ['note'], 'keyword[]': [mark] },
    }),
  },
  addActivationCodes: {
    cells: managers,
    make: withCode,
    call: ({ id }, { in: hours }) => ({
      path: { id },
      body: { count: 1, expires_at: hours(1).toISOString() },
    }),
  },
  withdrawActivationCodes: {
    cells: managers,
    make: withCode,
    call: ({ id, of }) => ({ path: { id }, body: { code_ids: [of.code ?? '1'] } }),
  },
  exportActivationCodes: byId(withCode, managers, {}),
  activateCourse: {
    // A code that does not exist is a wrong field.
    cells: { student: '..rr' },
    make: withCode,
    call: (_, cell) => ({ body: { code: codeOf(cell) } }),
  },
} satisfies AreaAccess<'activation'>;

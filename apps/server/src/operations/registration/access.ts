import { insertPeople } from '../../seeds/seedPeople.ts';
import { byId, byIds, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { classroom, insertClass } from '../classes/access.ts';
import { unit } from '../companies/access.ts';

/** A person without a unit requests this one, and a class where the person could be placed. */
const request: MakeThing = async (cell) => {
  const { app, code, mark } = cell;
  const placed = await insertClass(cell, `Lớp ${mark}`, false);
  const [user_id = ''] = await insertPeople(app.database, [
    {
      username: code,
      email: `${code}@sen.vn`,
      name: mark,
      role: 'student',
      status: 'active',
      admission: 'pending',
      company_id: null,
      password_hash: '',
    },
  ]);
  const { id } = await app.database
    .insertInto('registration_request')
    .values({ company_id: cell.unit.id, user_id, kind: 'account', created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, mark, of: { classroom: placed.id } };
};

/** A request that somebody has denied. */
const deniedRequest: MakeThing = async (cell) => {
  const made = await request(cell);
  await cell.app.database
    .updateTable('registration_request')
    .set({ status: 'denied', decided_at: cell.app.clock.now() })
    .where('id', '=', made.id)
    .execute();
  return made;
};

export const access = {
  listRoles: ofCaller({ 'super-admin': '.', admin: '.' }),
  listOpenClasses: listed(classroom, 'classroom_name', { student: '0.00' }),
  register: {
    cells: { student: 'r.00' },
    make: classroom,
    call: ({ id }) => ({ body: { classroom_id: id } }),
  },
  getOwnRequest: ofCaller({ student: '0' }),
  markMarketplace: ofCaller({ student: '.' }),
  listRequests: listed(request, 'name', { 'super-admin': '...0', admin: '..00' }),
  getRequest: byId(request, { 'super-admin': '...0', admin: '..00' }),
  approveRequests: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: request,
    call: ({ id, of }) => ({ body: { request_ids: [id], classroom_id: of.classroom ?? '1' } }),
  },
  denyRequests: byIds(
    request,
    'request_ids',
    { 'super-admin': '...0', admin: '..00' },
    { reason: 'Lớp đã đủ' },
  ),
  undoRequests: byIds(deniedRequest, 'request_ids', { 'super-admin': '...0', admin: '..00' }),
  getRegistrationLink: byId(unit, { 'super-admin': '...0', admin: '..00' }),
  setRegistrationLink: byId(unit, { 'super-admin': '...0', admin: '..00' }, { open: true }),
} satisfies AreaAccess<'registration'>;

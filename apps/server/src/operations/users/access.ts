import { insertPeople } from '../../seeds/seedPeople.ts';
import type { UserStatus } from '../../store/users/tables.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import { byId, byIds, listed, ofCaller } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertClass } from '../classes/access.ts';
import { unit } from '../companies/access.ts';

/** An own member is the teacher's student; a colleague is unrelated to the caller. */
async function insertMember(cell: AccessCell, status: UserStatus): Promise<string> {
  const { app, caller, ownership, mark, code } = cell;
  const [id = ''] = await insertPeople(app.database, [
    {
      username: code,
      email: `${code}@sen.vn`,
      name: mark,
      role: 'student',
      status,
      company_id: cell.unit.id,
      membership_code: code,
      password_hash: '',
    },
  ]);
  if (ownership === 'own' && caller.role === 'teacher') {
    const classroom = await insertClass(cell, `Lớp ${mark}`, true);
    await app.database
      .insertInto('classroom_student')
      .values({ classroom_id: classroom.id, user_id: id })
      .execute();
  }
  return id;
}

const made =
  (status: UserStatus): MakeThing =>
  async (cell) => ({
    id: await insertMember(cell, status),
    mark: cell.mark,
    of: { company: cell.unit.id },
  });
export const member = made('active');
const inactive = made('inactive');

const memberDraft = (code: string, company_id: string) => ({
  name: 'Nguyễn Văn An',
  role: 'student',
  company_id,
  phone: '0912345678',
  dateOfBirth: '2000-01-31',
  membership_code: code,
  email: `${code}@sen.vn`,
});

export const access = {
  listMembers: listed(member, 'name', { 'super-admin': '...0', admin: '..00', teacher: '.000' }),
  listInactiveMembers: listed(inactive, 'name', { 'super-admin': '...0', admin: '..00' }),
  getMember: byId(member, { 'super-admin': '...0', admin: '..00', teacher: '.000' }),
  addMember: {
    cells: { 'super-admin': '...r', admin: '..xx' },
    make: unit,
    call: ({ id }, { code }) => ({ body: memberDraft(code, id) }),
  },
  editMember: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: member,
    call: ({ id, of }) => ({ path: { id }, body: memberDraft(`sua${id}`, of.company ?? '1') }),
  },
  lockMembers: byIds(member, 'user_ids', { 'super-admin': '...0', admin: '..00' }),
  unlockMembers: byIds(member, 'ids', { 'super-admin': 'rrr0', admin: 'rr00' }),
  resendActivation: byIds(inactive, 'user_ids', { 'super-admin': '...0', admin: '..00' }),
  deleteMembers: byIds(member, 'user_ids', { 'super-admin': '...0', admin: '..00' }),
  deleteInactiveMembers: byIds(inactive, 'user_ids', { 'super-admin': '...0', admin: '..00' }),
  showPassword: {
    cells: { 'super-admin': '...0', admin: '..00' },
    make: member,
    call: ({ id }) => ({ body: { user_id: id } }),
  },
  setMemberTwoFactor: byId(member, { 'super-admin': '...0', admin: '..00' }, { enabled: true }),
  importMembers: ofCaller({ 'super-admin': 'r', admin: 'r' }),
  checkMembers: ofCaller({ 'super-admin': 'r', admin: 'r' }),
  getMemberTemplate: ofCaller({ 'super-admin': '.', admin: '.' }),
  getRefusedMembers: ofCaller({ 'super-admin': 'r', admin: 'r' }),
  exportMembers: listed(
    member,
    'name',
    { 'super-admin': '...0', admin: '..00', teacher: '.000' },
    { format: 'csv' },
  ),
} satisfies AreaAccess<'users'>;

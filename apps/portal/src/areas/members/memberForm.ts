import type { Member, MemberDraft, Role } from '@sen/api/contract/model';
import { roles } from '@sen/domain/access/roles';
import type { Actor } from '@sen/domain/access/scope';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import { checkMember } from '@sen/domain/users/checkMember';
import { mayEditMember, mayPlaceMember } from '@sen/domain/users/mayManageMember';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A member as edited; '' for an empty field. */
export interface MemberForm extends Required<Omit<MemberDraft, 'role'>> {
  role: Role | '';
  /** The unit's name, for a field that knows only its id. */
  company_name: string;
}

interface Unit {
  company_id: string | null;
  company_name?: string | null;
}

/** @param unit the user's own unit, if any */
export function emptyMember({ company_id, company_name }: Unit, role: Role | ''): MemberForm {
  return {
    name: '',
    role,
    company_id: company_id ?? '',
    company_name: company_name ?? '',
    phone: '',
    dateOfBirth: '',
    membership_code: '',
    email: '',
    username: '',
    sex: '',
    title: '',
    department: '',
    employee_code: '',
    school: '',
    address: '',
  };
}

export function formOf(member: Member): MemberForm {
  return {
    name: member.name,
    role: member.role,
    company_id: member.company_id ?? '',
    company_name: member.company_name ?? '',
    phone: member.phone ?? '',
    dateOfBirth: member.dateOfBirth ?? '',
    membership_code: member.membership_code ?? '',
    email: member.email,
    // A user name equal to the email follows a change of the email.
    username: member.username === member.email ? '' : member.username,
    sex: member.sex ?? '',
    title: member.title ?? '',
    department: member.department ?? '',
    employee_code: member.employee_code ?? '',
    school: member.school ?? '',
    address: member.address ?? '',
  };
}

/** The request body; undefined while no role is chosen. */
export function draftOf(form: MemberForm): MemberDraft | undefined {
  const { role } = form;
  if (role === '') return undefined;
  return {
    name: form.name,
    role,
    company_id: hasUnit(role) ? form.company_id : '',
    phone: form.phone,
    dateOfBirth: form.dateOfBirth,
    membership_code: form.membership_code,
    email: form.email,
    username: form.username,
    sex: form.sex,
    title: form.title,
    department: form.department,
    employee_code: form.employee_code,
    school: form.school,
    address: form.address,
  };
}

/** A super-admin belongs to no unit. */
export function hasUnit(role: Role | ''): boolean {
  return role !== 'super-admin';
}

/** The roles that the user may assign: an admin cannot assign super-admin. */
export function rolesToGive(actor: Actor): Role[] {
  return roles.filter(
    (role) => role === actor.role || actor.role === 'super-admin' || role !== 'super-admin',
  );
}

/** Error codes of the unit field; other errors of a placement belong to the role. */
const aboutUnit: readonly ErrorCode[] = ['adminsKeepToTheirUnit', 'memberBoundToUnit'];

interface Writing {
  actor: Actor;
  /** The member to edit; absent for a new one. */
  member?: Member | undefined;
  /** 'yyyy-mm-dd' */
  today: string;
}

export function memberErrors(form: MemberForm, { actor, member, today }: Writing): FieldError[] {
  return [...checkMember(form, today), ...checkPlace(form, actor, member)];
}

function checkPlace({ role, company_id }: MemberForm, actor: Actor, member?: Member): FieldError[] {
  if (role === '') return [];
  const place = { role, company_id: hasUnit(role) ? company_id : null };
  const verdict = member ? mayEditMember(actor, member, place) : mayPlaceMember(actor, place);
  if (verdict.allowed) return [];
  const isUnit = hasUnit(role) && aboutUnit.includes(verdict.code);
  return [fieldError(isUnit ? 'company_id' : 'role', verdict.code, verdict.params)];
}

export const memberReaders: FieldReaders<MemberForm> = {
  name: readers.text,
  role: readers.oneOf(['', ...roles]),
  company_id: readers.text,
  company_name: readers.text,
  phone: readers.text,
  dateOfBirth: readers.text,
  membership_code: readers.text,
  email: readers.text,
  username: readers.text,
  sex: readers.oneOf(['', 'female', 'male', 'other']),
  title: readers.text,
  department: readers.text,
  employee_code: readers.text,
  school: readers.text,
  address: readers.text,
};

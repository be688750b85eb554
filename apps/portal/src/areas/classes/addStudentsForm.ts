import type { DropdownOption, NewStudents, Query } from '@sen/api/contract/model';
import { checkCodes, givenCodes } from '@sen/domain/classes/studentCodes';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { required } from '@sen/domain/errors/required';
import { keywords } from '../../patterns/list/callQuery';

export const waysToAdd = ['byName', 'byFilter', 'byCodes'] as const;

/** Whom to add to a class: the fields of the chosen way count. */
export interface AddStudentsForm {
  how: (typeof waysToAdd)[number];
  people: DropdownOption[];
  name: string;
  membership_code: string;
  email: string;
  codes: string;
}

export const nobodyChosen: AddStudentsForm = {
  how: 'byName',
  people: [],
  name: '',
  membership_code: '',
  email: '',
  codes: '',
};

export function addStudentsErrors({ how, people, codes }: AddStudentsForm): FieldError[] {
  if (how === 'byName') return required('student_ids', people[0]?.id);
  return how === 'byCodes' ? checkCodes(codes) : [];
}

/** The filter of the list of members that the form stands for; locked accounts are no valid students. */
export function memberFilter({ name, membership_code, email }: AddStudentsForm) {
  return {
    name: name.trim(),
    membership_code: membership_code.trim(),
    email: email.trim(),
    status: ['active', 'inactive'],
  };
}

/** What is sent: a body, and for a filter its query. */
export function callOf(form: AddStudentsForm): [body: NewStudents, filters: Query<'addClassStudents'>] {
  if (form.how === 'byName') return [{ student_ids: form.people.map(({ id }) => id) }, {}];
  if (form.how === 'byFilter') return [{ everyone: true }, keywords(memberFilter(form))];
  return [{ codes: givenCodes(form.codes).map(({ code }) => code) }, {}];
}

import { matchesSearch } from '@sen/domain/text/search';
import { type Comparison, vietnameseOrder } from '@sen/domain/text/sort';
import { givenNameFirst } from '@sen/domain/users/givenNameFirst';
import type { DataSort } from '@sen/ui/DataTable';
import type { ClassStudent } from './studentActions';

/**
 * The students whose name, code or email matches what was typed, in the chosen order.
 * @param order kept by a list that is shown in several orders, so that each name is read once
 */
export function matchingStudents<Student extends ClassStudent>(
  students: readonly Student[],
  typed: string,
  { key, direction }: DataSort,
  order: Comparison = vietnameseOrder(),
): Student[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const orderOf = ({ name }: Student) => (key === 'full_name' ? name : givenNameFirst(name));
  return students
    .filter(({ name, email, membership_code: code }) =>
      matchesSearch(`${name} ${code ?? ''} ${email}`, typed),
    )
    .map((student) => ({ student, name: orderOf(student) }))
    .toSorted((one, other) => sign * order.compare(one.name, other.name))
    .map(({ student }) => student);
}

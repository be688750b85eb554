import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { Columns } from '@sen/ui/Columns';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Fields } from '../../patterns/forms/Fields';
import { keywords } from '../../patterns/list/callQuery';
import { type AddStudentsForm, memberFilter } from './addStudentsForm';
import { studentWords as words } from './studentWords';

interface StudentFilterFieldsProps {
  companyId: string;
  form: AddStudentsForm;
  field: Fields<AddStudentsForm>['field'];
}

/** Which students of a unit are meant, and how many they are. */
export function StudentFilterFields({ companyId, form, field }: StudentFilterFieldsProps) {
  const asked = useDeferredValue(form);
  const filter = { ...memberFilter(asked), role: 'student', company_id: companyId };
  const query = useQuery(memberQueries.list({ limit: 5, sort: 'name', order: 'asc', ...keywords(filter) }));
  return (
    <>
      <Columns division="narrow">
        <TextField {...field('name')} label={words('name')} maxLength={200} />
        <TextField {...field('membership_code')} label={words('code')} maxLength={100} spellCheck={false} />
        <TextField {...field('email')} label={words('email')} maxLength={200} spellCheck={false} />
      </Columns>
      <Text size="small" tone="muted">
        {words('filterHelp')}
      </Text>
      <output>{matching(query)}</output>
    </>
  );
}

interface Matching {
  data: { data: readonly { name: string }[]; total: number } | undefined;
  isError: boolean;
}

function matching({ data, isError }: Matching): string {
  if (isError) return words('countFailed');
  if (!data) return words('counting');
  const { total: count } = data;
  if (count === 0) return words('matchingNone');
  const names = data.data.map(({ name }) => name).join(', ');
  return words(count > data.data.length ? 'matching' : 'matchingOne', { count, names });
}

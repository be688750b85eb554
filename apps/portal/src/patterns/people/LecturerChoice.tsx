import type { DropdownOption } from '@sen/api/contract/model';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { keywords } from '../list/callQuery';
import { SearchedChoice } from '../SearchedChoice';
import { peopleWords as words } from './peopleWords';

interface LecturerChoiceProps {
  name: string;
  label: string;
  description?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The unit whose teachers are offered. */
  companyId: string;
  value: DropdownOption | null;
  onChange: (lecturer: DropdownOption | null) => void;
}

/** Selects a teacher of a unit, for those who see its members. */
export function LecturerChoice({ companyId, ...field }: LecturerChoiceProps) {
  return (
    <SearchedChoice
      {...field}
      find={(typed) =>
        memberQueries.list({
          limit: 20,
          ...keywords({
            name: typed,
            role: 'teacher',
            company_id: companyId,
            status: ['active', 'inactive'],
          }),
        })
      }
      optionsOf={({ data }) => data.map(({ id, name, email }) => ({ id, name, description: email }))}
      failed={words('lecturersFailed')}
    />
  );
}

import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { UnitChoice } from '../UnitChoice';
import type { CheckReport, ImportDefinition } from './ImportDefinition';

interface ImportUnit {
  /** The chosen unit as a parameter of calls; empty for users with their own. */
  unit: { company_id?: string };
  /** The field, for roles above the units. */
  first: Pick<ImportDefinition<CheckReport>, 'first'>;
}

/** The unit that a file is imported into. @param missing says that it must be chosen */
export function useImportUnit(missing: string): ImportUnit {
  const isAbove = useUser().role === 'super-admin';
  const [value, setValue] = useState({ company_id: '', company_name: '' });
  const { company_id } = value;
  if (!isAbove) return { unit: {}, first: {} };
  return {
    unit: company_id === '' ? {} : { company_id },
    first: {
      first: {
        field: <UnitChoice value={value} onChange={setValue} />,
        missing: company_id === '' ? missing : undefined,
      },
    },
  };
}

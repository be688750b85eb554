import type { DropdownOption } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { ComboBox } from '@sen/ui/ComboBox';
import { useQuery } from '@tanstack/react-query';
import { words } from './words';

interface TypeChoiceProps {
  companyId: string;
  value: DropdownOption | null;
  onChange: (type: DropdownOption | null) => void;
}

/** Selects the type of a project: a category of its unit. */
export function TypeChoice({ companyId, value, onChange }: TypeChoiceProps) {
  const types = useQuery(categoryQueries.options('projects_categories', { getFollowCompany: companyId }));
  const known = types.data?.data ?? (value ? [value] : []);
  return (
    <ComboBox
      name="project_type_id"
      label={words('type')}
      description={words(types.isError ? 'typesFailed' : 'typeHelp')}
      loading={types.isFetching}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      value={value?.id ?? null}
      onChange={(chosen) => onChange(known.find(({ id }) => id === chosen) ?? null)}
    />
  );
}

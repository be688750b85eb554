import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import type { CategorySegment, ExamStatus } from '@sen/api/contract/model';
import { Select } from '@sen/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { statusLabel } from '../../words/labels';
import { categoryOptions } from '../categoryOptions';
import { bankFieldWords as words } from './words';

interface CategoryFieldProps {
  kind: CategorySegment;
  value: string | null;
  onChange: (category_id: string) => void;
}

/** The category of an item of a bank. */
export function CategoryField({ kind, value, onChange }: CategoryFieldProps) {
  const categories = useQuery(categoryQueries.options(kind));
  return (
    <Select
      name="category_id"
      label={words('category')}
      description={categories.isError ? words('categoriesFailed') : undefined}
      required
      value={value}
      options={categoryOptions(categories.data?.data)}
      onChange={onChange}
    />
  );
}

interface StatusFieldProps<Status extends ExamStatus> {
  /** What each status means. */
  help: string;
  /** How a locked item is unlocked. */
  locked: string;
  /** Those that can be chosen. */
  statuses: readonly Status[];
  value: Status;
  onChange: (status: Status) => void;
}

/** The status of an item of a bank; a locked one keeps it here. */
export function StatusField<Status extends ExamStatus>({
  help,
  locked,
  statuses,
  value,
  onChange,
}: StatusFieldProps<Status>) {
  const isLocked = value === 'locked';
  return (
    <Select
      name="status"
      label={words('status')}
      description={isLocked ? locked : help}
      required
      disabled={isLocked}
      value={value}
      options={(isLocked ? [value] : statuses).map((status) => ({
        value: status,
        label: statusLabel(status),
      }))}
      onChange={onChange}
    />
  );
}

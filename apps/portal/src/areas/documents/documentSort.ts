import type { Query } from '@sen/api/contract/model';
import type { FileSort } from '@sen/ui/FileBrowser';

const sorts = { name: 'name', time: 'time_update', size: 'size' } as const;

/** The order of the browser as the call has it. */
export function documentSort(sort: FileSort): Pick<Query<'listDocuments'>, 'sort' | 'order'> {
  const key = sort.replace('-', '') as keyof typeof sorts;
  return { sort: sorts[key], order: sort.startsWith('-') ? 'desc' : 'asc' };
}

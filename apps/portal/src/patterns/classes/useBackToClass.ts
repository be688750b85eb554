import { classQueries } from '@sen/api/resources/classes/classQueries';
import type { PageHeaderProps } from '@sen/ui/PageHeader';
import { useQuery } from '@tanstack/react-query';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';

/** The link back to a class, by its name, or to one of its tabs. */
export function useBackToClass(cid: string, tab?: string): NonNullable<PageHeaderProps['back']> {
  const { data, isPending } = useQuery(classQueries.detail(cid));
  return {
    href: `${href('classroom', { cid })}${tab === undefined ? '' : `?tab=${tab}`}`,
    label: data?.data.classroom_name ?? pageTitle('classroom'),
    loading: isPending,
  };
}

import { PageHeader, type PageHeaderProps } from '@sen/ui/PageHeader';
import { refusalPage } from '../refusalPage';

export interface FailedHeaderProps {
  query: { data: unknown; error: unknown; isPending: boolean };
  header: Pick<PageHeaderProps, 'title' | 'back'> | undefined;
}

/** The title and the way back of a page whose form could not be loaded: the form would have them. */
export function FailedHeader({ query: { data, error, isPending }, header }: FailedHeaderProps) {
  if (!header || data !== undefined || isPending || refusalPage(error) !== null) return null;
  return <PageHeader title={header.title} back={header.back} />;
}

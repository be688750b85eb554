import { Callout } from '@sen/ui/Callout';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { errorText } from '../app/errors/errorText';
import { Failed } from './Failed';
import { href } from '../routes/paths';
import type { LoadedQuery } from './joinQueries';
import { Loading } from './Loading';
import { refusalPage } from './refusalPage';

export interface LoadedProps<Data> {
  /** The query that the content needs; several as one by `joinQueries`. */
  query: LoadedQuery<Data>;
  /** Shown while pending; a page skeleton by default. */
  loading?: ReactNode;
  /** Whether the data is what the whole address names; if not, the page does not exist. */
  belongs?: ((data: Data) => boolean) | undefined;
  /** Whether it is in a dialog: a refusal is shown there, and the page behind it stays. */
  inDialog?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders the states of a query: pending, refused (error page), failed (with retry), loaded. */
export function Loaded<Data>({
  query,
  belongs,
  inDialog = false,
  loading = <Loading titled={inDialog} />,
  children,
}: LoadedProps<Data>) {
  if (query.data !== undefined)
    return belongs?.(query.data) === false ? (
      <Redirect to={href('notFound')} replace />
    ) : (
      children(query.data)
    );
  if (query.isPending) return loading;
  const page = refusalPage(query.error);
  if (page !== null)
    return inDialog ? (
      <Callout tone="danger" live>
        {errorText(query.error)}
      </Callout>
    ) : (
      <Redirect to={page} replace />
    );
  return <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

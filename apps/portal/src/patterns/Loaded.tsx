import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Failed } from './Failed';
import { Loading } from './Loading';
import { refusalPage } from './refusalPage';

export interface LoadedProps<Data> {
  /** The query that the content needs. */
  query: UseQueryResult<Data>;
  /** Shown while pending; a page skeleton by default. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the states of a query: pending, refused (error page), failed (with retry), loaded. */
export function Loaded<Data>({ query, loading = <Loading />, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  const page = refusalPage(query.error);
  if (page !== null) return <Redirect to={page} replace />;
  return <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

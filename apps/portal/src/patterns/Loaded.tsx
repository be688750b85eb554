import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { Failed } from './Failed';
import { Loading } from './Loading';
import { refusalPage } from './refusalPage';

export interface LoadedProps<Data> {
  /** What must be there before anything can be shown. */
  query: UseQueryResult<Data>;
  /** Stands meanwhile; by default the shape of a page. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The four ends of a call that a page needs: on its way, refused (the error pages), failed (ask again), there. */
export function Loaded<Data>({ query, loading = <Loading />, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return loading;
  const page = refusalPage(query.error);
  if (page !== null) return <Redirect to={page} replace />;
  return <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
}

import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from './Loaded';

export interface DetailPageProps<Data> {
  query: UseQueryResult<Data>;
  measure?: 'page' | 'form' | 'reading' | 'wide';
  /** Renders the page from the data, with its PageHeader first. */
  children: (data: Data) => ReactNode;
}

/** The page of one record. */
export function DetailPage<Data>({ query, measure = 'page', children }: DetailPageProps<Data>) {
  return (
    <PageFrame measure={measure}>
      <Loaded query={query}>{(data) => <Stack gap="l">{children(data)}</Stack>}</Loaded>
    </PageFrame>
  );
}

import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from './Loaded';

export interface DetailPageProps<Data> {
  query: UseQueryResult<Data>;
  /** Renders the page from the data, with its PageHeader first. */
  children: (data: Data) => ReactNode;
}

/** The page of one record. */
export function DetailPage<Data>({ query, children }: DetailPageProps<Data>) {
  return (
    <PageFrame measure="sheet">
      <Loaded query={query}>{(data) => <Stack gap="l">{children(data)}</Stack>}</Loaded>
    </PageFrame>
  );
}

import { PageFrame } from '@sen/ui/PageFrame';
import { Stack } from '@sen/ui/Stack';
import type { ReactNode } from 'react';
import { Loaded, type LoadedProps } from './Loaded';
import { useDocumentName } from './useDocumentName';

export interface DetailPageProps<Data> extends Pick<LoadedProps<Data>, 'query' | 'belongs'> {
  /** The record's name, for the title of the document. */
  name: (data: Data) => string;
  /** `page` for a board of cards or a page with a table. */
  measure?: 'sheet' | 'page';
  /** Renders the page from the data, with its PageHeader first. */
  children: (data: Data) => ReactNode;
}

/** The page of one record. */
export function DetailPage<Data>({
  query,
  name,
  belongs,
  measure = 'sheet',
  children,
}: DetailPageProps<Data>) {
  useDocumentName(query.data === undefined ? '' : name(query.data));
  return (
    <PageFrame measure={measure} centered={query.data === undefined && !query.isPending}>
      <Loaded query={query} belongs={belongs}>
        {(data) => <Stack gap="l">{children(data)}</Stack>}
      </Loaded>
    </PageFrame>
  );
}

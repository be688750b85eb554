import { PageFrame } from '@sen/ui/PageFrame';
import type { ReactNode } from 'react';
import { FailedHeader, type FailedHeaderProps } from './FailedHeader';
import { Loaded, type LoadedProps } from '../Loaded';

interface LoadedFormProps<Data> extends Pick<LoadedProps<Data>, 'query' | 'belongs'> {
  /** Title and way back of the page while it has failed. */
  failed?: FailedHeaderProps['header'];
  /** Renders the `FormPage`. */
  children: (data: Data) => ReactNode;
}

/** Loads what the form of a page needs; the frame of the page is there while it loads, or if it fails. */
export function LoadedForm<Data>({ query, belongs, failed, children }: LoadedFormProps<Data>) {
  if (query.data !== undefined && belongs?.(query.data) !== false) return children(query.data);
  return (
    <PageFrame measure="sheet">
      <FailedHeader query={query} header={failed} />
      <Loaded query={query} belongs={belongs}>
        {() => null}
      </Loaded>
    </PageFrame>
  );
}

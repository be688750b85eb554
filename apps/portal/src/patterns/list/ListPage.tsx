import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { refusalPage } from '../refusalPage';
import { ListView, type ListViewProps } from './ListView';

export interface ListPageProps<Row> extends Pick<
  ListViewProps<Row>,
  'list' | 'columns' | 'rowHref' | 'empty'
> {
  title: string;
  /** The parent pages. */
  breadcrumbs?: ReactNode;
  /** Sibling pages, as `TabLinks`. */
  tabs?: ReactNode;
  /** Page actions, the primary one last. */
  actions?: ReactNode;
}

/** A list page: header, search, filters and table; its state is in the URL. */
export function ListPage<Row>({ title, breadcrumbs, tabs, actions, list, ...view }: ListPageProps<Row>) {
  const { query } = list;
  const refusedTo = query.data === undefined ? refusalPage(query.error) : null;
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;
  return (
    <PageFrame measure="wide">
      <Stack gap="l">
        <PageHeader title={title} breadcrumbs={breadcrumbs} actions={actions} />
        {tabs}
        <ListView {...view} label={title} list={list} />
      </Stack>
    </PageFrame>
  );
}

import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader, type PageHeaderProps } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { refusalPage } from '../refusalPage';
import { ListView, type EmptyList, type ListViewProps } from './ListView';
import { useNotedList } from './useNotedList';
import { useRowFocus } from './useRowFocus';

export interface ListPageProps<Row> extends Pick<
  ListViewProps<Row>,
  'list' | 'columns' | 'rowHref' | 'place' | 'goTo'
> {
  /** `buttons` repeats `more` and `main` in the empty table. */
  empty: EmptyList & { buttons?: boolean };
  title: string;
  /** The page that it belongs to. */
  back?: PageHeaderProps['back'];
  /** The parent pages. */
  breadcrumbs?: ReactNode;
  /** Sibling pages, as `TabLinks`. */
  tabs?: ReactNode;
  /** What goes on, above the list. */
  notice?: ReactNode;
  /** The main action: a button with an icon. */
  main?: ReactNode;
  /** Other actions of the page. */
  more?: ReactNode;
  /** In place of `main` and `more`: buttons that keep their words on a phone, below the title. */
  actions?: PageHeaderProps['actions'];
}

/** A list page: header, search, filters and table; its state is in the URL. */
export function ListPage<Row>({
  title,
  back,
  breadcrumbs,
  tabs,
  notice,
  main,
  more,
  actions,
  list,
  empty: { buttons = false, ...empty },
  goTo,
  ...view
}: ListPageProps<Row>) {
  const { query } = list;
  useNotedList(title);
  const rowFocus = useRowFocus(list);
  const refusedTo = query.data === undefined ? refusalPage(query.error) : null;
  if (refusedTo !== null) return <Redirect to={refusedTo} replace />;
  const pageButtons = (
    <>
      {more}
      {main}
    </>
  );
  return (
    <PageFrame measure="wide">
      <Stack gap="s">
        <PageHeader
          title={title}
          back={back}
          breadcrumbs={breadcrumbs}
          main={main}
          more={more}
          actions={actions}
        />
        {tabs}
        {notice}
        <ListView
          {...view}
          {...rowFocus}
          goTo={goTo ?? rowFocus.goTo}
          label={title}
          list={list}
          empty={buttons ? { actions: pageButtons, ...empty } : empty}
        />
      </Stack>
    </PageFrame>
  );
}

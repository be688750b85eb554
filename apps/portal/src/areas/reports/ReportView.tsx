import type { ReportName, ReportRow } from '@sen/api/contract/model';
import { reportQueries } from '@sen/api/resources/reports/reportQueries';
import type { ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import { today } from '@sen/domain/time/today';
import type { FilterCondition } from '@sen/ui/FilterPopover';
import { ReportIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { TabLinks } from '@sen/ui/TabLinks';
import { Text } from '@sen/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../../app/session/useUser';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { mayOpen } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href, type PathName } from '../../routes/paths';
import { formatDeadline } from '../../words/formats';
import { language } from '../../words/runtime';
import { ExportReport } from './ExportReport';
import { KeptViewsButton } from './KeptViewsButton';
import { reportHref, thingHref } from '../../patterns/reports/openingHref';
import { formatDay, rowName } from '../../patterns/reports/reportCells';
import { reportColumns } from './reportColumns';
import { reportFilters } from './reportFilters';
import { familyOf, reportPlaces } from '../../patterns/reports/reportPlaces';
import { ReportSummaryView } from './ReportSummaryView';
import { useReportThings } from './useReportThings';
import { words } from './words';

interface ReportViewProps {
  report: ReportName;
  definition: ReportDefinition;
  /** Filters that the address has as parameters: they move to the query, where they can be changed. */
  given?: readonly FilterCondition[];
}

/** The page of a report: what it is, its numbers and charts, its rows, and their export. */
export function ReportView({ given = [], ...props }: ReportViewProps) {
  if (given.length > 0) return <Redirect to={reportHref(props.report, given)} replace />;
  return <ReportList {...props} />;
}

function ReportList({ report, definition }: Omit<ReportViewProps, 'given'>) {
  const user = useUser();
  const things = useReportThings(user);
  const [now] = useState(() => new Date());
  const [first = ''] = Object.keys(definition.columns);
  const list = useList({
    name: `report.${report}`,
    query: reportQueries.rows(report),
    search: definition.search,
    sorts: definition.sorts,
    order: definition.order,
    filters: reportFilters(definition, things, today(now)),
    rowName: (row) => rowName(row, first),
  });
  const { page: _page, limit: _limit, sort: _sort, order: _order, ...filters } = list.callQuery;
  const summary = useQuery(reportQueries.summary(report, filters));
  const title = definition.name[language()];
  return (
    <ListPage
      title={title}
      back={{ href: href('reports'), label: pageTitle('reports') }}
      tabs={<Tabs report={report} />}
      more={
        <>
          <KeptViewsButton report={report} query={list.callQuery} />
          <ExportReport report={report} title={title} query={list.callQuery} />
        </>
      }
      notice={
        <Stack gap="s">
          <Text tone="muted">{definition.text[language()]}</Text>
          <Loaded query={summary} loading={<Loading shape="board" />}>
            {({ data }) => (
              <Stack gap="s">
                <Text tone="muted">
                  {[
                    ...(data.period
                      ? [
                          words('period', {
                            from: formatDay(data.period.from),
                            to: formatDay(data.period.to),
                          }),
                        ]
                      : []),
                    words('asOf', { at: formatDeadline(data.as_of) }),
                  ].join(' · ')}
                </Text>
                <ReportSummaryView summary={data} definition={definition} />
              </Stack>
            )}
          </Loaded>
        </Stack>
      }
      list={list}
      rowHref={(row) => rowHref(row, first, definition)}
      columns={reportColumns(definition)}
      empty={{ icon: ReportIcon, title: words('emptyTitle'), text: words('emptyText') }}
    />
  );
}

/** The reports that stand beside it. */
function Tabs({ report }: { report: ReportName }) {
  const { role } = useUser();
  return (
    <TabLinks
      label={words('related')}
      items={familyOf(report).flatMap((name) => {
        const { path }: { path: PathName } = reportPlaces[name];
        if (!mayOpen(role, path)) return [];
        return { label: pageTitle(path as 'reports'), href: reportHref(name, []), current: name === report };
      })}
    />
  );
}

/** The page of the thing that a row is about. */
function rowHref({ cells }: ReportRow, first: string, { columns }: ReportDefinition): string | undefined {
  const cell = cells[first];
  const kind = columns[first]?.kind;
  return kind === undefined || typeof cell !== 'object' || cell === null
    ? undefined
    : thingHref(kind, cell.id);
}

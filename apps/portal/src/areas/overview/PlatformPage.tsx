import type { CompanyCountsRow, Totals } from '@sen/api/contract/model';
import { overviewQueries } from '@sen/api/resources/overview/overviewQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { EmptyState } from '@sen/ui/EmptyState';
import { UnitIcon } from '@sen/ui/icons';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { BoardRows, type BoardRow } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { joinQueries } from '../../patterns/joinQueries';
import { useNotedList } from '../../patterns/list/useNotedList';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { dashboardWords as words } from './dashboardWords';

/** As many as fit without much scrolling; the rest is behind a link. */
const shown = 10;

/** How much the platform has, and the units with the most students. */
export function PlatformPage() {
  useNotedList(pageTitle('platform'));
  const totals = useQuery(overviewQueries.totals());
  const units = useQuery(overviewQueries.companies({ sort: 'student_count', order: 'desc', limit: shown }));
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={pageTitle('platform')} />
        <Loaded query={joinQueries({ totals, units })} loading={<Loading shape="board" titled />}>
          {(data) => <Figures totals={data.totals.data} units={data.units.data} />}
        </Loaded>
      </Stack>
    </PageFrame>
  );
}

function Figures({ totals, units }: { totals: Totals; units: readonly CompanyCountsRow[] }) {
  if (totals.companies === 0)
    return (
      <EmptyState
        icon={UnitIcon}
        title={words('noUnits')}
        actions={
          <ButtonLink variant="primary" href={href('companyAdd')}>
            {words('addUnit')}
          </ButtonLink>
        }
      >
        {words('noUnitsText')}
      </EmptyState>
    );
  const figures = ['companies', 'projects', 'courses', 'classes', 'lecturers', 'students'] as const;
  return (
    <>
      <DescriptionList
        look="figures"
        items={figures.map((figure) => ({
          term: words(figure === 'companies' ? 'units' : figure),
          details: formatNumber(totals[figure]),
        }))}
      />
      <BoardSection
        title={words('largest')}
        more={{
          href: href('companyFigures'),
          label: words('allUnits', { count: formatNumber(totals.companies) }),
        }}
      >
        <BoardRows rows={units.map(unitRow)} />
      </BoardSection>
    </>
  );
}

function unitRow({
  id,
  company_name,
  student_count,
  lecturer_count,
  class_count,
}: CompanyCountsRow): BoardRow {
  return {
    id,
    title: company_name,
    href: href('companyView', { coid: id }),
    details: [
      words('unitFacts', {
        students: words('studentCount', { count: formatNumber(student_count) }),
        lecturers: words('lecturerCount', { count: formatNumber(lecturer_count) }),
        classes: words('classCount', { count: formatNumber(class_count) }),
      }),
    ],
  };
}

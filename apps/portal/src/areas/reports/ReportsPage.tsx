import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useUser } from '../../app/session/useUser';
import { BoardRows } from '../../patterns/board/BoardRows';
import { BoardSection } from '../../patterns/board/BoardSection';
import { mayOpen } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import type { PathName } from '../../routes/paths';
import { reportHref } from '../../patterns/reports/openingHref';
import { families, reportPlaces } from '../../patterns/reports/reportPlaces';
import { words } from './words';

/** The reports that the user may open. */
export function ReportsPage() {
  const { role } = useUser();
  // Object.keys widens the keys; they are exactly the table's.
  const names = Object.keys(families) as (keyof typeof families)[];
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={pageTitle('reports')} />
        {names.map((family) => (
          <BoardSection key={family} title={words(family)}>
            <BoardRows
              rows={families[family].flatMap((report) => {
                const { path }: { path: PathName } = reportPlaces[report];
                if (!mayOpen(role, path)) return [];
                return [
                  {
                    id: report,
                    title: pageTitle(path as 'reports'),
                    href: reportHref(report, []),
                    details: [],
                  },
                ];
              })}
            />
          </BoardSection>
        ))}
      </Stack>
    </PageFrame>
  );
}

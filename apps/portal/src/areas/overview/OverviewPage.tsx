import { can } from '@sen/domain/access/can';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { useNotedList } from '../../patterns/list/useNotedList';
import { Loading } from '../../patterns/Loading';
import { pageTitle } from '../../routes/pageTitles';

/** Loaded on demand: nobody needs more than one of them. */
const StudentBoard = lazyPart(async () => (await import('./StudentBoard')).StudentBoard);
const ManagerBoard = lazyPart(async () => (await import('./ManagerBoard')).ManagerBoard);
const GuestOverview = lazyPart(async () => (await import('./GuestOverview')).GuestOverview);
const WaitingForUnit = lazyPart(async () => (await import('./WaitingForUnit')).WaitingForUnit);

/** The first page after sign-in. */
export function OverviewPage() {
  const user = useUser();
  useNotedList(pageTitle('overview'));
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={pageTitle('overview')} description={user.company_name ?? undefined} />
        <Suspense fallback={<Loading shape="board" titled />}>
          {user.admission ? <WaitingForUnit /> : boardOf(user.role)}
        </Suspense>
      </Stack>
    </PageFrame>
  );
}

function boardOf(role: Parameters<typeof can>[0]) {
  if (role === 'student') return <StudentBoard />;
  return can(role, 'waiting.view') ? <ManagerBoard /> : <GuestOverview />;
}

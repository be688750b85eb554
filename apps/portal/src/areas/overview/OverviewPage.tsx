import { can } from '@sen/domain/access/can';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { Loading } from '../../patterns/Loading';
import { pageTitle } from '../../routes/pageTitles';
import { GuestOverview } from './GuestOverview';
import { StudentOverview } from './StudentOverview';
import { TeacherOverview } from './TeacherOverview';

/** Loaded on demand: few users wait for a unit, and only once. */
const WaitingForUnit = lazyPart(async () => (await import('./WaitingForUnit')).WaitingForUnit);

/** The first page after sign-in. */
export function OverviewPage() {
  const user = useUser();
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={pageTitle('overview')} description={user.company_name ?? undefined} />
        {user.admission ? (
          <Suspense fallback={<Loading />}>
            <WaitingForUnit />
          </Suspense>
        ) : (
          overviewOf(user.role)
        )}
      </Stack>
    </PageFrame>
  );
}

function overviewOf(role: Parameters<typeof can>[0]) {
  if (role === 'student') return <StudentOverview />;
  return can(role, 'class.mark') ? <TeacherOverview /> : <GuestOverview />;
}

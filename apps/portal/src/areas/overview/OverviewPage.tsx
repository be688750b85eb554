import { can } from '@sen/domain/access/can';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { useUser } from '../../app/session/useUser';
import { GuestOverview } from './GuestOverview';
import { StudentOverview } from './StudentOverview';
import { TeacherOverview } from './TeacherOverview';
import { WaitingForUnit } from './WaitingForUnit';
import { words } from './words';

/** The first page: what waits for this person. */
export function OverviewPage() {
  const user = useUser();
  return (
    <PageFrame>
      <Stack gap="l">
        <PageHeader title={words('title')} description={user.company_name ?? undefined} />
        {user.admission ? <WaitingForUnit /> : overviewOf(user.role)}
      </Stack>
    </PageFrame>
  );
}

function overviewOf(role: Parameters<typeof can>[0]) {
  if (role === 'student') return <StudentOverview />;
  return can(role, 'class.mark') ? <TeacherOverview /> : <GuestOverview />;
}

import type { Profile } from '@sen/api/contract/model';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { draftOfProfile } from '@sen/domain/users/draftOfProfile';
import { can } from '@sen/domain/access/can';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { useUser } from '../../app/session/useUser';
import { OwnCertificates } from '../../patterns/certificates/OwnCertificates';
import { FormPage } from '../../patterns/forms/FormPage';
import { EarnedBadges } from '../../patterns/badges/EarnedBadges';
import { Loaded } from '../../patterns/Loaded';
import { Loading } from '../../patterns/Loading';
import { isOpenTo } from '../../routes/navigation';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { PasswordSection } from './PasswordSection';
import { ProfileFacts } from './ProfileFacts';
import { ProfileHead } from './ProfileHead';
import { profileReaders } from './profileForm';
import { RemindersSection } from './RemindersSection';
import { SupportSection } from './SupportSection';
import { TwoFactorSection } from './TwoFactorSection';

/** Loaded on demand, because of the date field's calendar. */
const ProfileSection = lazyPart(async () => (await import('./ProfileSection')).ProfileSection);

/** The user's own profile, password and sign-in settings. */
export function ProfilePage() {
  // No refetch while the user types.
  const query = useQuery({ ...profileQueries.own(), refetchOnWindowFocus: false });
  if (query.data) return <OwnProfile profile={query.data.data} />;
  return (
    <PageFrame measure="sheet">
      <Loaded query={query}>{() => null}</Loaded>
    </PageFrame>
  );
}

function OwnProfile({ profile }: { profile: Profile }) {
  const user = useUser();
  const initial = useMemo(() => draftOfProfile(profile), [profile]);
  return (
    <FormPage
      title={pageTitle('profile')}
      back={{ href: href('overview'), label: pageTitle('overview') }}
      draftKey={`${profile.id}:profile`}
      base={JSON.stringify(initial)}
      initial={initial}
      readers={profileReaders}
    >
      {(work) => (
        <>
          <ProfileHead profile={profile} />
          <ProfileFacts profile={profile} />
          {can(user.role, 'certificate.own') && <OwnCertificates />}
          <EarnedBadges userId={profile.id} />
          <Suspense fallback={<Loading titled />}>
            <ProfileSection work={work} />
          </Suspense>
          <PasswordSection />
          <TwoFactorSection profile={profile} />
          {isOpenTo(user, 'notificationSettings') && <RemindersSection />}
          {isOpenTo(user, 'support') && <SupportSection />}
        </>
      )}
    </FormPage>
  );
}

import type { Profile } from '@sen/api/contract/model';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FormPage } from '../../patterns/FormPage';
import { Loaded } from '../../patterns/Loaded';
import { href } from '../../routes/paths';
import { shellWords } from '../../app/shell/shellWords';
import { PasswordSection } from './PasswordSection';
import { ProfileFacts } from './ProfileFacts';
import { ProfileSection } from './ProfileSection';
import { formOf, isProfileForm } from './profileForm';
import { TwoFactorSection } from './TwoFactorSection';
import { words } from './words';

/** The own person: what the account says, the password, and how one signs in. */
export function ProfilePage() {
  // What one is typing is not replaced by what comes later.
  const query = useQuery({ ...profileQueries.own(), refetchOnWindowFocus: false });
  if (query.data) return <OwnProfile profile={query.data.data} />;
  return (
    <PageFrame>
      <Loaded query={query}>{() => null}</Loaded>
    </PageFrame>
  );
}

function OwnProfile({ profile }: { profile: Profile }) {
  const initial = useMemo(() => formOf(profile), [profile]);
  return (
    <FormPage
      title={words('title')}
      back={{ href: href('overview'), label: shellWords('overview') }}
      draftKey={`${profile.id}:profile`}
      base={JSON.stringify(initial)}
      initial={initial}
      isValue={isProfileForm}
    >
      {(work) => (
        <>
          <ProfileFacts profile={profile} />
          <ProfileSection work={work} />
          <PasswordSection />
          <TwoFactorSection profile={profile} />
        </>
      )}
    </FormPage>
  );
}

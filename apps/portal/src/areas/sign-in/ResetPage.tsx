import { authMutations } from '@sen/api/resources/auth/authMutations';
import { useLocation, useSearch } from 'wouter';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { passwordRule } from '../../words/passwordRule';
import { passwordWords as words } from './passwordWords';
import { SetPassword } from './SetPassword';

/** Sets a new password by the link of a mail. A URL that ends in 'admin' also requires the old password. */
export function ResetPage() {
  const [location] = useLocation();
  const search = useSearch();
  const byAdmin = /admin\/?$/.test(location) || search.endsWith('admin');
  return (
    <SetPassword
      title={pageTitle('reset')}
      intro={passwordRule()}
      submit={words('change')}
      changed={words('changed')}
      broken={words('resetLinkBroken')}
      newLink={{ href: href('recovery'), label: words('newLink') }}
      byAdmin={byAdmin}
      send={(form) => authMutations.reset(byAdmin ? { ...form, create_by: 'admin' } : form)}
    />
  );
}

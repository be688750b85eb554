import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { passwordRule } from '../../words/passwordRule';
import { pageTitle } from '../../routes/pageTitles';
import { passwordWords as words } from './passwordWords';
import { SetPassword } from './SetPassword';

/** Activates an account by the link of a mail: the user sets the first password. */
export function ActivatePage() {
  return (
    <SetPassword
      title={pageTitle('activate')}
      intro={`${words('activateIntro')} ${passwordRule()}`}
      submit={words('activate')}
      changed={words('activated')}
      broken={words('activationLinkBroken')}
      send={memberMutations.activate}
    />
  );
}

import { can } from '@sen/domain/access/can';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { EmptyState } from '@sen/ui/EmptyState';
import { DashboardIcon } from '@sen/ui/icons';
import { useUser } from '../../app/session/useUser';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { words } from './words';

/** Nothing waits, runs or comes: what to begin with. */
export function NewUnit() {
  const { role } = useUser();
  const addsMembers = can(role, 'member.create');
  return (
    <EmptyState
      tone="accent"
      icon={DashboardIcon}
      title={words('newTitle')}
      actions={
        <>
          {addsMembers && (
            <ButtonLink href={href('memberAdd')} variant="primary">
              {pageTitle('memberAdd')}
            </ButtonLink>
          )}
          <ButtonLink href={href('examAdd')} variant={addsMembers ? 'secondary' : 'primary'}>
            {pageTitle('examAdd')}
          </ButtonLink>
        </>
      }
    >
      {words(addsMembers ? 'newTextAdmin' : 'newTextTeacher')}
    </EmptyState>
  );
}

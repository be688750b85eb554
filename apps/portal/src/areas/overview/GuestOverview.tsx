import { EmptyState } from '@sen/ui/EmptyState';
import { useUser } from '../../app/session/useUser';
import { words } from './words';

/** For staff and sponsors: a confirmation that they are signed in, with their unit. */
export function GuestOverview() {
  const { company_name: company } = useUser();
  return (
    <EmptyState tone="accent" title={words('welcomeTitle')}>
      {company ? words('welcomeText', { company }) : words('welcomeTextAlone')}
    </EmptyState>
  );
}

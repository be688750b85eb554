import { EmptyState } from '@sen/ui/EmptyState';
import { useUser } from '../../app/session/useUser';
import { words } from './words';

/** Staff and sponsors: they see that they are in, and where they belong. */
export function GuestOverview() {
  const { company_name: company } = useUser();
  return (
    <EmptyState tone="accent" title={words('welcomeTitle')}>
      {company ? words('welcomeText', { company }) : words('welcomeTextAlone')}
    </EmptyState>
  );
}

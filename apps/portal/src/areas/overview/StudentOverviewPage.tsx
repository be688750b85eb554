import { OverviewPage } from './OverviewPage';

/** The overview of a student under the address that section 2 gives it. */
export function StudentOverviewPage() {
  return <OverviewPage />;
}

import { can } from '@sen/domain/access/can';
import { TabLinks } from '@sen/ui/TabLinks';
import { useUser } from '../../app/session/useUser';
import { href } from '../../routes/paths';
import { words } from './words';

/** What waits, by attempt or by exam; the second only for those who teach. */
export function ToMarkTabs({ current }: { current: 'toMark' | 'examsToMark' }) {
  const { role } = useUser();
  if (!can(role, 'marking.exams')) return null;
  return (
    <TabLinks
      label={words('tabs')}
      items={[
        { label: words('tabAttempts'), href: href('toMark'), current: current === 'toMark' },
        { label: words('tabExams'), href: href('examsToMark'), current: current === 'examsToMark' },
      ]}
    />
  );
}

import { TabLinks } from '@sen/ui/TabLinks';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { words } from './words';

/** All requests, or those for open courses alone. */
export function RequestTabs({ current }: { current: 'requests' | 'freeCourseRequests' }) {
  return (
    <TabLinks
      label={words('lists')}
      items={[
        { label: words('all'), href: href('requests'), current: current === 'requests' },
        {
          label: pageTitle('freeCourses'),
          href: href('freeCourseRequests'),
          current: current === 'freeCourseRequests',
        },
      ]}
    />
  );
}

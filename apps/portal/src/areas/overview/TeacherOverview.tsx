import { classQueries } from '@sen/api/resources/classes/classQueries';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../patterns/Loaded';
import { href } from '../../routes/paths';
import { ClassCards } from './ClassCards';
import { Section } from './Section';
import { Waiting } from './Waiting';
import { words } from './words';

/** Attempts that wait for marking, and the classes that the user teaches or manages. */
export function TeacherOverview() {
  const classes = useQuery(classQueries.list({ limit: 10, sort: 'classroom_start_time', order: 'desc' }));
  return (
    <Loaded query={classes}>
      {({ data }) => (
        <>
          <Section title={words('waiting')}>
            <Waiting classes={data} />
          </Section>
          <Section title={words('classes')} more={{ href: href('classes'), label: words('allClasses') }}>
            <ClassCards classes={data} />
          </Section>
        </>
      )}
    </Loaded>
  );
}

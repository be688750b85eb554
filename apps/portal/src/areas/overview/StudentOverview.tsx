import { attemptQueries } from '@sen/api/resources/attempts/attemptQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Callout } from '@sen/ui/Callout';
import { Columns } from '@sen/ui/Columns';
import { EmptyState } from '@sen/ui/EmptyState';
import { ExamIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../app/session/useUser';
import { AssignmentCard } from '../../patterns/assignments/AssignmentCard';
import { byUrgency } from '../../patterns/assignments/assignmentState';
import { Loaded } from '../../patterns/Loaded';
import { href } from '../../routes/paths';
import { ClassCards } from './ClassCards';
import { Section } from './Section';
import { words } from './words';

/** As many as fit without much scrolling; the rest is behind a link. */
const shown = 4;

/** A student's exams, available ones first, and classes. */
export function StudentOverview() {
  const { marketplace } = useUser();
  const exams = useQuery(attemptQueries.assignments({ limit: 20 }));
  const classes = useQuery(classQueries.list({ limit: 10 }));
  return (
    <>
      <Section title={words('myExams')} more={{ href: href('myExams'), label: words('allExams') }}>
        <Loaded query={exams}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState icon={ExamIcon} title={words('examsNone')} level={3}>
                {words('examsNoneText')}
              </EmptyState>
            ) : (
              <Columns division="wide">
                {data
                  .toSorted(byUrgency)
                  .slice(0, shown)
                  .map((assignment) => (
                    <AssignmentCard key={assignment.id} assignment={assignment} />
                  ))}
              </Columns>
            )
          }
        </Loaded>
      </Section>
      <Section title={words('myClasses')} more={{ href: href('classes'), label: words('allClasses') }}>
        <Loaded query={classes}>{({ data }) => <ClassCards classes={data} />}</Loaded>
      </Section>
      {marketplace && (
        <Callout
          tone="accent"
          title={words('moreClasses')}
          actions={
            <ButtonLink href={href('courseRegister')} size="small">
              {words('registerForClass')}
            </ButtonLink>
          }
        >
          {words('moreClassesText')}
        </Callout>
      )}
    </>
  );
}

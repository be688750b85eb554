import type { MyCourse, OpenClass } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { Columns } from '@sen/ui/Columns';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { OpenClassCard } from '../../patterns/registration/OpenClassCard';
import { ActivateButton } from './ActivateButton';
import { MyCourseCard } from './MyCourseCard';
import { words } from './words';

interface NextStepsProps {
  /** The own classes of the course. */
  own: readonly MyCourse[];
  /** Those that a student can ask for; null for everybody else. */
  open: readonly OpenClass[] | null;
  onAsk: (classroom: OpenClass) => void;
}

/** The classes of a course: the own ones to go on with, those to register for, and where a code is entered. */
export function NextSteps({ own, open, onAsk }: NextStepsProps) {
  // One that waits for approval is among the open classes, which say so.
  const attended = own.filter(({ registration }) => registration !== 'awaiting_approval');
  return (
    <Stack gap="l">
      {attended.length > 0 && (
        <Stack as="section" gap="s">
          <Heading level={2}>{words(open === null ? 'classes' : 'ownClasses')}</Heading>
          <Columns division="medium">
            {attended.map((course) => (
              <MyCourseCard key={course.id} course={course} ofCourse />
            ))}
          </Columns>
        </Stack>
      )}
      {open !== null && (
        <Stack as="section" gap="s">
          <Inline justify="between" gap="m">
            <Heading level={2}>{words('openClasses')}</Heading>
            <ActivateButton />
          </Inline>
          {open.length === 0 ? (
            <Callout>{words(attended.length > 0 ? 'noOtherClasses' : 'noOpenClasses')}</Callout>
          ) : (
            <Columns division="medium">
              {open.map((classroom) => (
                <OpenClassCard key={classroom.id} classroom={classroom} onAsk={() => onAsk(classroom)} />
              ))}
            </Columns>
          )}
        </Stack>
      )}
    </Stack>
  );
}

import type { Assignment, Class } from '@sen/api/contract/model';
import { type ClassChapter, classContent, type PlannedExam } from '@sen/domain/classes/classContent';
import { Badge } from '@sen/ui/Badge';
import { EmptyState } from '@sen/ui/EmptyState';
import { Heading } from '@sen/ui/Heading';
import { Icon, type IconProps } from '@sen/ui/Icon';
import { CourseIcon, DeviceIcon, ExamIcon, FileIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { type ReactNode, useMemo } from 'react';
import { numbered } from '../../patterns/assignments/numbered';
import { contentWords as words } from './contentWords';

/** A chapter, a session or the whole class with its exams. */
export interface ExamPlace {
  title: string;
  exams: readonly Assignment[];
  planned: readonly PlannedExam[];
  weights?: ClassChapter['weights'];
}

interface ContentOutlineProps {
  classroom: Class;
  /** Whether exams of the course that are not assigned are shown, too. */
  withPlanned?: boolean;
  /** Shows the exams of a place that has some. */
  children: (place: ExamPlace) => ReactNode;
}

/** What a class teaches, chapter by chapter, with the exams where they belong. */
export function ContentOutline({ classroom, withPlanned = false, children: examsOf }: ContentOutlineProps) {
  const { chapters, exams, planned } = useMemo(() => classContent(classroom), [classroom]);
  const shown = (place: ExamPlace) =>
    (place.exams.length > 0 || (withPlanned && place.planned.length > 0)) && examsOf(place);
  const ofChapter = (chapter: ClassChapter) => {
    const own = shown({ ...chapter, title: numbered(chapter) });
    if (!own) return null;
    return (
      <Stack as="li" gap="s">
        <NodeLine icon={ExamIcon}>{words('ofChapter')}</NodeLine>
        {own}
      </Stack>
    );
  };
  const ofClass = shown({ title: words('theClass'), exams, planned });
  if (chapters.length === 0 && !ofClass)
    return (
      <EmptyState icon={CourseIcon} title={words('empty')}>
        {words('emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap="xl">
      {chapters.map((chapter) => (
        <Stack key={chapter.id} as="section" gap="s">
          <Heading level={2}>{numbered(chapter)}</Heading>
          <Stack as="ul" gap="m">
            {chapter.sessions.map((session) => (
              <Stack key={session.id} as="li" gap="s">
                <NodeLine icon={FileIcon} online={session.kind === 'online'} lesson={session.lesson}>
                  {numbered(session, chapter)}
                </NodeLine>
                {shown({ title: numbered(session, chapter), exams: session.exams, planned: [] })}
              </Stack>
            ))}
            {ofChapter(chapter)}
          </Stack>
        </Stack>
      ))}
      {ofClass && (
        <Stack as="section" gap="s">
          <Heading level={2}>{words('ofClass')}</Heading>
          {ofClass}
        </Stack>
      )}
    </Stack>
  );
}

interface NodeLineProps {
  icon: IconProps['of'];
  online?: boolean;
  lesson?: string | null;
  children: string;
}

/** A line of a chapter: a session, or what its own exams follow. */
function NodeLine({ icon, online = false, lesson = null, children }: NodeLineProps) {
  return (
    <Inline gap="s" align="start" wrap={false}>
      <Icon of={icon} />
      <Inline gap="s">
        <span>{children}</span>
        {lesson !== null && <Text tone="muted">{words('lessonOf', { lesson })}</Text>}
        {online && <Badge icon={<Icon of={DeviceIcon} size="small" />}>{words('online')}</Badge>}
      </Inline>
    </Inline>
  );
}

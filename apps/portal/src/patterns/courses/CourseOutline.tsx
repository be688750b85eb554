import type { StudentCourse } from '@sen/api/contract/model';
import { itemsOf } from '@sen/domain/courses/courseNodes';
import { Badge } from '@sen/ui/Badge';
import { Heading } from '@sen/ui/Heading';
import { Icon } from '@sen/ui/Icon';
import { ExamIcon, FileIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { outlineWords as words } from './outlineWords';

/** The chapters of a course with the names of their sessions and exams. */
export function CourseOutline({ chapters }: Pick<StudentCourse, 'chapters'>) {
  if (chapters.length === 0) return <Text tone="muted">{words('noContent')}</Text>;
  return (
    <Stack gap="l">
      {chapters.map((chapter, index) => (
        <Stack key={chapter.id} as="section" gap="s">
          <Heading level={3}>{words('chapter', { number: index + 1, title: chapter.chapter_name })}</Heading>
          <Stack as="ul" gap="s">
            {itemsOf(chapter).map((item) => (
              <Inline key={item.id} as="li" gap="s" wrap={false}>
                <Icon of={item.kind === 'session' ? FileIcon : ExamIcon} />
                <span>{item.kind === 'session' ? item.session_name : item.survey_title}</span>
                {item.kind === 'session' && item.held === 'online' && <Badge>{words('online')}</Badge>}
              </Inline>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

import type { Question } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatDateTime } from '../../words/formats';
import { errorWords as words } from './errorWords';

/** What is wrong in a question, who found it, and what to do. */
export function ErrorCallout({ error, in_use }: Pick<Question, 'error' | 'in_use'>) {
  if (error === null) return null;
  const { reason, marked_by, marked_at } = error;
  return (
    <Callout tone="attention" title={words('hasError')}>
      <Stack gap="xs">
        {reason !== null && <Text>{reason}</Text>}
        {marked_by !== null && marked_at !== null && (
          <Text size="small" tone="muted">
            {words('markedBy', { name: marked_by.name, time: formatDateTime(marked_at) })}
          </Text>
        )}
        <Text>{words(in_use ? 'whatToDoUsed' : 'whatToDo')}</Text>
      </Stack>
    </Callout>
  );
}

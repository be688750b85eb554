import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';

/** A text of several lines, as it was typed; nothing for an empty one. */
export function Paragraphs({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <Stack gap="xs">
      {text.split('\n').map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
        <Text key={index}>{line}</Text>
      ))}
    </Stack>
  );
}

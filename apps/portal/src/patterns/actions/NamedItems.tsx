import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { words } from '../words';

const shownAtMost = 5;

interface NamedItemsProps {
  /** Those that are known. */
  names: readonly string[];
  /** How many there are. */
  count: number;
}

/** What an action on several items concerns: the first names, and how many more there are. */
export function NamedItems({ names, count }: NamedItemsProps) {
  const shown = names.slice(0, shownAtMost);
  const more = count - shown.length;
  return (
    <Stack as="ul" gap="xxs">
      {shown.map((name, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two items may have the same name, and none moves
        <Text as="li" key={place} weight="medium">
          {name}
        </Text>
      ))}
      {more > 0 && (
        <Text as="li" tone="muted">
          {words('andMore', { count: more })}
        </Text>
      )}
    </Stack>
  );
}

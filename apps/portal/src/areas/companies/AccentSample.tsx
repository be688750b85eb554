import { AccentTheme } from '@sen/ui/AccentTheme';
import { Badge } from '@sen/ui/Badge';
import { Box } from '@sen/ui/Box';
import { Inline } from '@sen/ui/Inline';
import { Progress } from '@sen/ui/Progress';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { words } from './words';

/** The product's own accent in the light theme. */
export const senAccent = '#16693b';

/** How things look in a unit's colour; in the product's, while the text is not a colour. */
export function AccentSample({ color }: { color: string }) {
  return (
    <Stack gap="xs">
      <Text size="small" weight="medium">
        {words('sample')}
      </Text>
      <Box border radius="m" padding="m">
        <AccentTheme color={color}>
          <Stack gap="s">
            <Inline>
              <Badge tone="accent" weight="solid">
                {words('sampleSelected')}
              </Badge>
              <Badge tone="accent">{words('sampleState')}</Badge>
            </Inline>
            <Progress label={words('sampleProgress')} value={64} />
          </Stack>
        </AccentTheme>
      </Box>
    </Stack>
  );
}

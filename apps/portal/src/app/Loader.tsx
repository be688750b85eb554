import { Inline } from '@sen/ui/Inline';
import { Box } from '@sen/ui/Box';
import { Spinner } from '@sen/ui/Spinner';
import { Text } from '@sen/ui/Text';
import { shellWords } from './shell/shellWords';

/** Shown while a page or its code loads. */
export function Loader() {
  return (
    <Box padding="xxl">
      <output>
        <Inline justify="center">
          <Spinner />
          <Text tone="muted">{shellWords('loading')}</Text>
        </Inline>
      </output>
    </Box>
  );
}

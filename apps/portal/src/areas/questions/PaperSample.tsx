import { paperMutations } from '@sen/api/resources/papers/paperMutations';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { Inline } from '@sen/ui/Inline';
import { Text } from '@sen/ui/Text';
import { giveFile } from '../../patterns/imports/giveFile';
import { paperWords as words } from './paperWords';

/** The sample paper to download. */
export function PaperSample() {
  return (
    <Inline gap="xs">
      <Text as="span" tone="muted">
        {words('sample')}
      </Text>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={DownloadIcon} />}
        onPress={() => void giveFile(downloaded())}
      >
        {words('sampleFile')}
      </Button>
    </Inline>
  );
}

async function downloaded() {
  return { name: `${words('sampleName')}.docx`, file: await paperMutations.sample() };
}

import { Button } from '@sen/ui/Button';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { words } from './words';

interface WrittenAnswersProps {
  title: string | undefined;
  texts: readonly string[];
}

/** More than this would hide the next question. */
const shownAtFirst = 10;

/** What people wrote, each text as it was typed. */
export function WrittenAnswers({ title, texts }: WrittenAnswersProps) {
  const [all, setAll] = useState(false);
  const shown = all ? texts : texts.slice(0, shownAtFirst);
  return (
    <Stack gap="s">
      {title && <Heading level={4}>{title}</Heading>}
      {texts.length === 0 && <Text tone="muted">{words('noTexts')}</Text>}
      <Stack as="ul" gap="s">
        {shown.map((text, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts may repeat
          <Text key={place} as="li" preserve>
            {text}
          </Text>
        ))}
      </Stack>
      {shown.length < texts.length && (
        <div>
          <Button onPress={() => setAll(true)}>{words('moreTexts', { count: texts.length })}</Button>
        </div>
      )}
    </Stack>
  );
}

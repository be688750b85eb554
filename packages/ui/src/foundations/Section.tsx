import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/Heading';
import { Text } from '../components/Text/Text';
import { Stack } from '../layout/Stack/Stack';

interface SectionProps {
  title: string;
  words?: string | undefined;
  children: ReactNode;
}

/** A section of a foundations page. */
export function Section({ title, words, children }: SectionProps) {
  return (
    <Stack gap="m" as="section">
      <Stack gap="xxs">
        <Heading level={2}>{title}</Heading>
        {words !== undefined && <Text tone="muted">{words}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

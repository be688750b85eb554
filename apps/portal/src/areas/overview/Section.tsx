import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A titled section of the overview with a link to the full list. */
export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Inline justify="between">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {more && (
            <Link href={more.href} variant="standalone">
              {more.label}
            </Link>
          )}
        </Inline>
        {children}
      </Stack>
    </section>
  );
}

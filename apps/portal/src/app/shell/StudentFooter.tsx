import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { PageFrame } from '@sen/ui/PageFrame';
import { Text } from '@sen/ui/Text';
import { contact } from './contact';
import { shellWords } from './shellWords';

/** The company's address, hotline and email, below a student's overview. */
export function StudentFooter() {
  return (
    <PageFrame>
      <Inline gap="l" justify="between">
        <Text size="small" tone="muted">
          {shellWords('address')}
        </Text>
        <Inline gap="l">
          <Link href={`tel:${contact.phone.replaceAll(' ', '')}`} variant="standalone">
            {shellWords('hotline', { phone: contact.phone })}
          </Link>
          <Link href={`mailto:${contact.email}`} variant="standalone">
            {shellWords('email', { email: contact.email })}
          </Link>
        </Inline>
      </Inline>
    </PageFrame>
  );
}

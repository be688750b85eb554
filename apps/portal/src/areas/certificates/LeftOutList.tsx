import type { CertificateLeftOut, CertificateLeftOutReason } from '@sen/api/contract/model';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { classWords as words } from './classWords';

const reasonWords = {
  not_earned: 'reasonNotEarned',
  has_one: 'reasonHasOne',
  revoked: 'reasonRevoked',
  left_class: 'reasonLeftClass',
  unprintable_name: 'reasonUnprintableName',
  unprintable_course: 'reasonUnprintableCourse',
} as const satisfies Record<CertificateLeftOutReason, Parameters<typeof words>[0]>;

/** Students who get no certificate, each with the reason. */
export function LeftOutList({ leftOut }: { leftOut: readonly CertificateLeftOut[] }) {
  return (
    <Stack as="ul" gap="xs">
      {leftOut.map(({ id, name, reason, letters }) => (
        <Text as="li" key={id}>
          {name} – {words(reasonWords[reason], { letters: letters.join(', ') })}
        </Text>
      ))}
    </Stack>
  );
}

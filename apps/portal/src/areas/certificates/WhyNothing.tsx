import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { classWords as words } from './classWords';
import { useClassFacts } from './useClassFacts';

interface WhyNothingProps {
  classId: string;
  mayIssue: boolean;
}

/** Below the buttons of a class why they do nothing, as far as no other notice says so. */
export function WhyNothing({ classId, mayIssue }: WhyNothingProps) {
  const { course, inForce, whyNone } = useClassFacts(classId);
  const issues = mayIssue && course?.template_name !== null;
  const reasons = [
    ...(issues && whyNone !== undefined ? [{ of: words('issueAll'), reason: words(whyNone) }] : []),
    ...(inForce === 0 ? [{ of: words('downloadAll'), reason: words('nothingToDownload') }] : []),
  ];
  if (reasons.length === 0) return null;
  return (
    <Stack as="ul" gap="none">
      {reasons.map(({ of, reason }) => (
        <Text as="li" key={of} size="small" tone="muted">
          {words('whyNothing', { of, reason })}
        </Text>
      ))}
    </Stack>
  );
}

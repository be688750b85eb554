import type { Audience, RequestRow } from '@sen/api/contract/model';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { words } from './words';

interface AudienceChoiceProps {
  name: string;
  value: Audience;
  onChange: (audience: Audience) => void;
  requests: readonly RequestRow[];
}

/** What the unit proposes if it is the same for all of these topics; else the whole system. */
export function audienceOf(requests: readonly RequestRow[]): Audience {
  const proposed = requests.map(({ topic }) => topic?.audience);
  return proposed.length > 0 && proposed.every((audience) => audience === 'unit') ? 'unit' : 'system';
}

/** Who reads the topics that an approval is of: at the level of the unit that is a proposal to the system. */
export function AudienceChoice({ requests, ...field }: AudienceChoiceProps) {
  const isProposal = requests.some(({ kind }) => kind === 'topic_unit');
  return (
    <Stack gap="m">
      <RadioGroup
        {...field}
        label={words('audience')}
        options={[
          { value: 'system', label: words('audienceSystem') },
          { value: 'unit', label: words('audienceUnit') },
        ]}
      />
      <Text tone="muted">{words(isProposal ? 'audienceProposed' : 'audienceFinal')}</Text>
    </Stack>
  );
}

import type { OnlineClass } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Icon } from '@sen/ui/Icon';
import { ExternalIcon } from '@sen/ui/icons';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { formatDeadline } from '../../words/formats';
import { providerNames, sessionLabel, sessionTones, stateOf } from './sessionLabels';
import { sessionWords as words } from './sessionWords';

/** An online session for whoever takes part in it, with the way into it until it is over. */
export function SessionCard({ session, now }: { session: OnlineClass; now: number }) {
  const state = stateOf(session, now);
  const { classroom_name, classroom_url, classroom_start_time, provider, meeting_id } = session;
  return (
    <Card
      title={classroom_name}
      level={2}
      footer={
        state !== 'over' && (
          <ButtonLink
            href={classroom_url}
            external
            variant={state === 'open' ? 'primary' : 'secondary'}
            iconEnd={<Icon of={ExternalIcon} />}
          >
            {words('join')}
          </ButtonLink>
        )
      }
    >
      <Stack gap="s">
        <div>
          <StatusBadge tone={sessionTones[state]}>{sessionLabel(state)}</StatusBadge>
        </div>
        <DescriptionList
          look="beside"
          items={[
            { term: words('start'), details: formatDeadline(classroom_start_time) },
            { term: words('provider'), details: providerNames[provider] },
            { term: words('meetingId'), details: meeting_id ?? undefined },
          ]}
        />
      </Stack>
    </Card>
  );
}

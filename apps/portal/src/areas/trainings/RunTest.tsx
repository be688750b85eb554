import type { Assignment } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Card } from '@sen/ui/Card';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { StatusBadge } from '@sen/ui/StatusBadge';
import { filteredHref } from '../../patterns/list/filteredHref';
import { href } from '../../routes/paths';
import { formatDeadline, formatNumber } from '../../words/formats';
import { meetingLabel, timingLabel, timingTones } from '../../words/labels';
import { words } from './words';

/** A test of a training, for those who run it. */
export function RunTest({ test }: { test: Assignment }) {
  const { id, classroom_id: cid, waiting_count = 0, begun_count = 0, participant_count } = test;
  return (
    <Card
      title={meetingLabel(test.meeting?.kind ?? 'pretest')}
      level={3}
      footer={
        <>
          <ButtonLink href={href('examRoom', { cid, sscid: id })}>{words('room')}</ButtonLink>
          {begun_count > 0 && (
            <ButtonLink
              variant={waiting_count > 0 ? 'primary' : 'secondary'}
              href={filteredHref(href('marking', { cid }), { assignment_id: id })}
            >
              {words('mark')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="s">
        <StatusBadge tone={timingTones[test.timing]}>{timingLabel(test.timing)}</StatusBadge>
        <DescriptionList
          look="beside"
          items={[
            {
              term: words('exam'),
              details: <Link href={href('examView', { svid: test.survey_id })}>{test.title}</Link>,
            },
            { term: words('opens'), details: formatDeadline(test.start_time) },
            { term: words('closes'), details: formatDeadline(test.end_time) },
            {
              term: words('begun'),
              details: words('begunOf', { begun: begun_count, all: participant_count }),
            },
            ...(waiting_count > 0 ? [{ term: words('waits'), details: formatNumber(waiting_count) }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

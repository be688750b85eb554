import type { Survey } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import { Heading } from '@sen/ui/Heading';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { VisuallyHidden } from '@sen/ui/VisuallyHidden';
import type { SurveyPlace } from './surveyPlaces';
import { words } from './words';

/** Who is asked; of a survey that is not anonymous also who has answered, with a link to what. */
export function SurveyParticipants({ survey, place }: { survey: Survey; place: SurveyPlace }) {
  return (
    <Stack>
      <Heading level={2}>{words('participants')}</Heading>
      {survey.anonymous && <Text tone="muted">{words('anonymousNote')}</Text>}
      <Stack as="ul" gap="s">
        {survey.participants.map(({ id, name, avatar, answered }) => (
          <Inline key={id} as="li" justify="between" gap="m">
            <Inline gap="s" wrap={false}>
              <Avatar name={name} src={avatar ?? undefined} size="small" />
              {answered === true ? (
                <Link href={place.answerOf(survey.id, survey.form.id, id)}>
                  <VisuallyHidden>{words('seeAnswer')}</VisuallyHidden> {name}
                </Link>
              ) : (
                <Text as="span">{name}</Text>
              )}
            </Inline>
            {answered !== null && (
              <Text as="span" size="small" tone="muted">
                {words(answered ? 'hasAnswered' : 'notAnswered')}
              </Text>
            )}
          </Inline>
        ))}
      </Stack>
    </Stack>
  );
}

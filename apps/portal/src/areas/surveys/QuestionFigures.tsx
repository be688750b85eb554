import type { SurveyFigure, SurveyQuestion } from '@sen/api/contract/model';
import { BarChart } from '@sen/ui/BarChart';
import { Card } from '@sen/ui/Card';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { formatNumber } from '../../words/formats';
import { plainTitle } from '../../words/plainTitle';
import { WrittenAnswers } from './WrittenAnswers';
import { words } from './words';

interface QuestionFiguresProps {
  question: SurveyQuestion;
  number: number;
  figure: SurveyFigure;
}

/** The sums of one question: bars of its choices, with their figures as a table, and what was written. */
export function QuestionFigures({ question, number, figure }: QuestionFiguresProps) {
  const { content, title } = question;
  const isOrder = content.type === 'order_clauses';
  const statement = content.type === 'true_false';
  const [first] = figure.groups;
  const counted = words(figure.groups.length === 1 ? 'chosen' : 'chosenByRow');
  return (
    <Card title={`${number}. ${plainTitle(title)}`} level={3}>
      <Stack>
        <Text tone="muted">{words('answeredBy', { count: figure.answered })}</Text>
        {first && isOrder && <RankedChoices bars={first.bars} />}
        {first && !isOrder && (
          <BarChart
            title={counted}
            level={4}
            direction="horizontal"
            categoryLabel={words('choice')}
            categories={
              figure.groups.length === 1
                ? first.bars.map(({ label }) => (statement ? truth(label) : label))
                : figure.groups.map(({ label }) => rowLabel(content, label))
            }
            series={
              figure.groups.length === 1
                ? [
                    {
                      id: 'count',
                      label: words('chosen'),
                      values: first.bars.map(({ value }) => value),
                    },
                  ]
                : first.bars.map(({ label }, place) => ({
                    id: String(place),
                    label,
                    values: figure.groups.map(({ bars }) => bars[place]?.value ?? null),
                  }))
            }
            unit={words('people')}
          />
        )}
        {figure.texts.map(({ label, texts }) => (
          <WrittenAnswers
            key={label}
            title={label === '' ? undefined : words('blank', { number: label })}
            texts={texts}
          />
        ))}
      </Stack>
    </Card>
  );
}

/** The best first: a bar would be the shortest for what most want. */
function RankedChoices({ bars }: { bars: SurveyFigure['groups'][number]['bars'] }) {
  return (
    <DescriptionList
      look="beside"
      items={bars
        .toSorted((one, other) => (one.value || Infinity) - (other.value || Infinity))
        .map(({ label, value }, index) => ({
          term: words('ranked', { rank: index + 1, label }),
          details: value === 0 ? words('noAnswer') : words('meanRank', { rank: formatNumber(value) }),
        }))}
    />
  );
}

const truth = (label: string) => words(label === 'true' ? 'isTrue' : 'isFalse');

/** The rows of a question have texts, blanks have numbers. */
function rowLabel({ type }: SurveyQuestion['content'], label: string): string {
  return type === 'match_clauses' ? label : words('blank', { number: label });
}

import type { AnswerValue, Choice, SurveyFigure, SurveyPart, SurveyQuestion } from '@sen/api/contract/model';
import { partOf } from '../questions/partOf.ts';
import { questionsOf } from '../surveyForms/askedQuestions.ts';
import { chosenChoices } from '../surveyForms/surveyChoices.ts';
import { compareVietnamese } from '../text/sort.ts';

type Answers = Readonly<Record<string, AnswerValue>>;
type Group = SurveyFigure['groups'][number];
type Texts = SurveyFigure['texts'][number];

/** From how many answers on the figures of an anonymous survey are shown. */
export const fewestAnonymous = 5;

/** Why the figures of a survey are not shown; null when they are. */
export function hiddenFigures(
  { anonymous, ends_at, answered_count }: { anonymous: boolean; ends_at: Date; answered_count: number },
  now: Date,
): 'notEnded' | 'tooFew' | null {
  if (!anonymous) return null;
  // While it goes on, what two looks differ by would be the answer of who answered in between.
  if (now < ends_at) return 'notEnded';
  return answered_count < fewestAnonymous ? 'tooFew' : null;
}

/** Sums the answers of a survey up by question. Texts are sorted by themselves, so that their places tell nothing. */
export function sumUpAnswers(parts: readonly SurveyPart[], answers: readonly Answers[]): SurveyFigure[] {
  return questionsOf(parts).map((question) => {
    const given = answers.flatMap((one) => partOf(one, question.id) ?? []);
    return { question_id: question.id, answered: given.length, ...figuresOf(question, given) };
  });
}

function figuresOf({ content }: SurveyQuestion, given: readonly AnswerValue[]) {
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return { groups: [choiceGroup('', content.options, given.flatMap(chosenChoices))], texts: [] };
    case 'true_false':
      return { groups: [choiceGroup('', truths, given.flatMap(chosenChoices))], texts: [] };
    case 'short_answer':
    case 'long_answer':
      return { groups: [], texts: [sortedTexts('', given.flatMap(writtenText))] };
    case 'fill_keyword':
    case 'fill_number':
      return {
        groups: [],
        texts: content.blanks.map((blank) =>
          sortedTexts(
            content.blanks.length > 1 ? blank : '',
            given.flatMap((one) => writtenBlank(one, blank)),
          ),
        ),
      };
    case 'match_clauses':
      return {
        groups: content.left.map(({ id, text }) =>
          choiceGroup(
            text,
            content.right,
            given.flatMap((one) => pairOf(one, id)),
          ),
        ),
        texts: [],
      };
    case 'choose_from_list':
      return {
        groups: content.blanks.map(({ id, options }) =>
          choiceGroup(
            content.blanks.length > 1 ? id : '',
            options,
            given.flatMap((one) => pairOf(one, id)),
          ),
        ),
        texts: [],
      };
    case 'drag_to_blank':
      return {
        groups: content.blanks.map((id) =>
          choiceGroup(
            content.blanks.length > 1 ? id : '',
            content.words,
            given.flatMap((one) => pairOf(one, id)),
          ),
        ),
        texts: [],
      };
    case 'order_clauses':
      return { groups: [placesOf(content.clauses, given)], texts: [] };
  }
}

const truths: readonly Choice[] = [
  { id: 'true', text: 'true' },
  { id: 'false', text: 'false' },
];

function choiceGroup(label: string, choices: readonly Choice[], chosen: readonly string[]): Group {
  const bars = choices.map(({ id, text }) => ({
    label: text,
    value: chosen.filter((one) => one === id).length,
  }));
  return { label, bars };
}

/** The mean place of each clause, to one decimal. */
function placesOf(clauses: readonly Choice[], given: readonly AnswerValue[]): Group {
  const orders = given.flatMap((one) => (one.type === 'order_clauses' ? [one.order] : []));
  const bars = clauses.map(({ id, text }) => {
    const places = orders.map((order) => order.indexOf(id) + 1).filter((place) => place > 0);
    const sum = places.reduce((all, place) => all + place, 0);
    return { label: text, value: places.length === 0 ? 0 : Math.round((sum / places.length) * 10) / 10 };
  });
  return { label: '', bars };
}

function sortedTexts(label: string, texts: readonly string[]): Texts {
  return {
    label,
    texts: texts
      .map((text) => text.trim())
      .filter(Boolean)
      .toSorted(compareVietnamese),
  };
}

function writtenText(answer: AnswerValue): string[] {
  return answer.type === 'short_answer' || answer.type === 'long_answer' ? [answer.text] : [];
}

function writtenBlank(answer: AnswerValue, blank: string): string[] {
  if (answer.type !== 'fill_keyword' && answer.type !== 'fill_number') return [];
  return [partOf(answer.blanks, blank) ?? ''];
}

function pairOf(answer: AnswerValue, id: string): string[] {
  if (answer.type === 'match_clauses') return [partOf(answer.pairs, id) ?? ''];
  return answer.type === 'choose_from_list' || answer.type === 'drag_to_blank'
    ? [partOf(answer.blanks, id) ?? '']
    : [];
}

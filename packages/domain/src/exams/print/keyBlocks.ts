import type { Language, Paper, PaperQuestion, QuestionKey } from '@sen/api/contract/model';
import { letter, optionLabel } from './labels.ts';
import type { PrintBlock } from './PrintBlock.ts';
import { type PrintWords, printWords } from './printWords.ts';
import { lineOf } from './textBlocks.ts';

/** The key of a paper in the order of that paper: a row for each question. */
export function keyBlocks(
  { parts }: Paper,
  keys: ReadonlyMap<string, QuestionKey>,
  language: Language,
): PrintBlock[] {
  const words = printWords[language];
  const points = (count: number) => new Intl.NumberFormat(language).format(count);
  return parts.flatMap((part): PrintBlock[] => [
    {
      kind: 'text',
      pieces: [{ text: words.part(part.title, points(part.score)) }],
      indent: 0,
      look: 'part',
      keep: true,
    },
    {
      kind: 'table',
      indent: 0,
      head: true,
      shares: [0.14, 0.7, 0.16],
      rows: [
        [words.question, words.answer, words.score],
        ...part.questions.map((question) => {
          const key = keys.get(question.id);
          const answer = key ? answerText(question, key, words, language) : '';
          return [String(question.number), answer, points(question.score)];
        }),
      ],
    },
  ]);
}

/** The right answer, named as the paper names it. */
export function answerText(
  { content, numbering }: Pick<PaperQuestion, 'content' | 'numbering'>,
  key: QuestionKey,
  words: PrintWords,
  language: Language,
): string {
  const place = (things: readonly { id: string }[], id: string | undefined) =>
    things.findIndex((thing) => thing.id === id);
  const blanks = (ids: readonly string[], answerOf: (id: string) => string) =>
    ids.map((id) => `(${id}) ${answerOf(id)}`).join('; ');
  const named = (things: readonly { id: string }[], id: string | undefined) =>
    optionLabel(numbering, place(things, id));
  switch (content.type) {
    case 'one_choice':
      return key.type === content.type ? named(content.options, key.choice) : '';
    case 'multiple_choice':
      if (key.type !== content.type) return '';
      return content.options
        .filter(({ id }) => key.choices.includes(id))
        .map(({ id }) => named(content.options, id))
        .join(', ');
    case 'true_false':
      return key.type === content.type ? (key.value ? words.yes : words.no) : '';
    case 'short_answer':
    case 'long_answer':
      return key.type === content.type && key.model_answer !== undefined && key.model_answer.trim() !== ''
        ? `${words.model}${lineOf(key.model_answer, [])}`
        : words.byHand;
    case 'fill_keyword':
      if (key.type !== content.type) return '';
      return blanks(content.blanks, (id) => (key.blanks[id] ?? []).join(words.or));
    case 'fill_number': {
      if (key.type !== content.type) return '';
      const written = (value: number) =>
        new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value);
      return blanks(content.blanks, (id) => {
        const right = key.blanks[id];
        if (!right) return '';
        const { value, tolerance = 0 } = right;
        return tolerance > 0 ? `${written(value)} (± ${written(tolerance)})` : written(value);
      });
    }
    case 'match_clauses':
      if (key.type !== content.type) return '';
      return content.left
        .map(({ id }, at) => `${at + 1} – ${letter(place(content.right, key.pairs[id]))}`)
        .join('; ');
    case 'choose_from_list':
      if (key.type !== content.type) return '';
      return blanks(
        content.blanks.map(({ id }) => id),
        (id) => named(content.blanks.find((blank) => blank.id === id)?.options ?? [], key.blanks[id]),
      );
    case 'drag_to_blank':
      if (key.type !== content.type) return '';
      return blanks(content.blanks, (id) =>
        lineOf(content.words.find((word) => word.id === key.blanks[id])?.text ?? '', content.figures ?? []),
      );
    case 'order_clauses':
      if (key.type !== content.type) return '';
      return key.order.map((id) => letter(place(content.clauses, id))).join(' → ');
  }
}

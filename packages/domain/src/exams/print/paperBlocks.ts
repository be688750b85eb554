import type { Language, Paper, PaperQuestion } from '@sen/api/contract/model';
import type { Figure } from '../../questions/figures.ts';
import { letter, optionLabel } from './labels.ts';
import type { PrintBlock } from './PrintBlock.ts';
import { type PrintWords, printWords } from './printWords.ts';
import { isBlockText, keptTogether, lineOf, textBlocks } from './textBlocks.ts';

/** A paper to be answered on paper; nothing of the keys. */
export function paperBlocks({ parts }: Paper, language: Language): PrintBlock[] {
  const words = printWords[language];
  const points = (count: number) => new Intl.NumberFormat(language).format(count);
  return parts.flatMap((part) => [
    {
      kind: 'text' as const,
      pieces: [{ text: words.part(part.title, points(part.score)) }],
      indent: 0 as const,
      look: 'part' as const,
      keep: true as const,
    },
    ...part.questions.flatMap((question) => {
      const answer = answerBlocks(question, words);
      const title = textBlocks(question.title, {
        figures: question.content.figures ?? [],
        label: `${words.question} ${question.number}.`,
        indent: 0,
        end: words.points(points(question.score)),
        ...(answer.length > 0 && { keep: true as const }),
      });
      return [...title, ...answer];
    }),
  ]);
}

function answerBlocks({ content, numbering }: PaperQuestion, words: PrintWords): PrintBlock[] {
  const figures = content.figures ?? [];
  const labelled = (index: number) => `${optionLabel(numbering, index)}.`;
  switch (content.type) {
    case 'one_choice':
      return choiceBlocks(content.options, labelled, figures);
    case 'multiple_choice':
      return [note(words.allRight), ...choiceBlocks(content.options, labelled, figures)];
    case 'true_false':
      return choiceBlocks([{ text: words.yes }, { text: words.no }], () => '□', figures);
    case 'short_answer':
      return [{ kind: 'lines', count: content.character_limit > 100 ? 2 : 1, indent: 0 }];
    case 'long_answer':
      return [
        {
          kind: 'lines',
          count: Math.min(20, Math.max(6, Math.ceil(content.character_limit / 150))),
          indent: 0,
        },
      ];
    case 'fill_keyword':
    case 'fill_number':
      return [];
    case 'choose_from_list':
      return content.blanks.flatMap(({ id, options }) => [
        {
          kind: 'text' as const,
          pieces: [{ text: `(${id})`, bold: true as const }],
          indent: 0 as const,
          keep: true as const,
        },
        ...choiceBlocks(options, labelled, figures),
      ]);
    case 'drag_to_blank':
      return textBlocks(
        `${words.words}${content.words.map(({ text }) => lineOf(text, figures)).join(' / ')}`,
        { figures, indent: 0 },
      );
    case 'match_clauses':
      return [
        ...keptTogether(pairBlocks(content, figures), true),
        line(words.pairs, content.left.map((_, at) => `${at + 1} – ……`).join('     ')),
      ];
    case 'order_clauses':
      return [
        ...keptTogether(
          choiceBlocks(content.clauses, (index) => `${letter(index)}.`, figures),
          true,
        ),
        line(words.order, content.clauses.map(() => '……').join(' → ')),
      ];
  }
}

const note = (text: string): PrintBlock => ({
  kind: 'text',
  pieces: [{ text }],
  indent: 0,
  look: 'note',
  keep: true,
});

const line = (name: string, text: string): PrintBlock => ({
  kind: 'text',
  pieces: [{ text: name, bold: true }, { text }],
  indent: 0,
});

function choiceBlocks(
  options: readonly { text: string }[],
  labelOf: (index: number) => string,
  figures: readonly Figure[],
): PrintBlock[] {
  if (options.some(({ text }) => isBlockText(text, figures)))
    return options.flatMap(({ text }, index) =>
      textBlocks(text, { figures, label: labelOf(index), indent: 1 }),
    );
  return [
    {
      kind: 'options',
      indent: 1,
      options: options.map(({ text }, index) => ({ label: labelOf(index), text: lineOf(text, figures) })),
    },
  ];
}

/** Two columns; where a clause has a picture, one list below the other. */
function pairBlocks(
  { left, right }: { left: readonly { text: string }[]; right: readonly { text: string }[] },
  figures: readonly Figure[],
): PrintBlock[] {
  const numbered = (index: number) => `${index + 1}.`;
  const lettered = (index: number) => `${letter(index)}.`;
  if ([...left, ...right].some(({ text }) => isBlockText(text, figures)))
    return [...choiceBlocks(left, numbered, figures), ...choiceBlocks(right, lettered, figures)];
  const cell = (clauses: readonly { text: string }[], at: number, label: string) => {
    const clause = clauses[at];
    return clause ? `${label} ${lineOf(clause.text, figures)}` : '';
  };
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [
    cell(left, at, numbered(at)),
    cell(right, at, lettered(at)),
  ]);
  return [{ kind: 'table', rows, indent: 0 }];
}

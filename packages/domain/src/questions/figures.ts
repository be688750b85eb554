import type { QuestionContent, QuestionKey } from '@sen/api/contract/model';

export type Figure = NonNullable<QuestionContent['figures']>[number];

const marker = /\[\[#([1-9]\d{0,2})\]\]/g;

export function figureMarker(id: string): string {
  return `[[#${id}]]`;
}

/** The ids of the figures that a text shows, in its order. */
export function figuresIn(text: string): string[] {
  return Array.from(text.matchAll(marker), ([, id = '']) => id);
}

interface Marker {
  id: string;
  /** Its place in the text. */
  start: number;
  end: number;
}

export function markersIn(text: string): Marker[] {
  return Array.from(text.matchAll(marker), (found) => ({
    id: found[1] ?? '',
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** A text with something in the place of each figure. */
export function replaceFigures(text: string, put: (id: string) => string): string {
  return text.replaceAll(marker, (_, id: string) => put(id));
}

/** The figure in words, for where only text can stand. */
export function figureInWords(figure: Figure | undefined): string {
  if (figure === undefined) return '';
  return figure.kind === 'table' ? figure.rows.map((row) => row.join(' | ')).join('\n') : figure.alt;
}

/** A text with its figures in words. */
export function inWords(text: string, figures: readonly Figure[] = []): string {
  return replaceFigures(text, (id) => figureInWords(figures.find((figure) => figure.id === id)));
}

/** Every text of a question's content that may show a figure. */
export function contentTexts(content: QuestionContent): string[] {
  const tables = (content.figures ?? []).flatMap((figure) =>
    figure.kind === 'table' ? figure.rows.flat() : [],
  );
  return [...partTexts(content), ...tables];
}

function partTexts(content: QuestionContent): string[] {
  const texts = (choices: readonly { text: string }[]) => choices.map(({ text }) => text);
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return texts(content.options);
    case 'match_clauses':
      return texts([...content.left, ...content.right]);
    case 'choose_from_list':
      return content.blanks.flatMap(({ options }) => texts(options));
    case 'drag_to_blank':
      return texts(content.words);
    case 'order_clauses':
      return texts(content.clauses);
    default:
      return [];
  }
}

/** The content with the figures that the question itself shows: others belong to its key. */
export function withShownFigures(title: string, content: QuestionContent): QuestionContent {
  if (!content.figures) return content;
  const direct = new Set([title, ...partTexts(content)].flatMap(figuresIn));
  const inCells = content.figures.flatMap((figure) =>
    figure.kind === 'table' && direct.has(figure.id) ? figure.rows.flat().flatMap(figuresIn) : [],
  );
  const shown = new Set([...direct, ...inCells]);
  return { ...content, figures: content.figures.filter(({ id }) => shown.has(id)) };
}

/** The key with every text that may show a figure changed. */
export function mapKeyTexts(key: QuestionKey, change: (text: string) => string): QuestionKey {
  switch (key.type) {
    case 'short_answer':
    case 'long_answer': {
      const { model_answer, rubric } = key;
      return {
        ...key,
        ...(model_answer !== undefined && { model_answer: change(model_answer) }),
        ...(rubric && {
          rubric: rubric.map(({ levels, ...criterion }) => ({
            ...criterion,
            title: change(criterion.title),
            levels: levels.map((level) => ({ ...level, title: change(level.title) })),
          })),
        }),
      };
    }
    case 'fill_keyword':
      return {
        ...key,
        blanks: Object.fromEntries(
          Object.entries(key.blanks).map(([blank, words]) => [blank, words.map(change)]),
        ),
      };
    default:
      return key;
  }
}

/** The content with every text of its parts changed; figures stay. */
export function mapTexts(content: QuestionContent, change: (text: string) => string): QuestionContent {
  const each = <Part extends { text: string }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, text: change(part.text) }));
  switch (content.type) {
    case 'one_choice':
    case 'multiple_choice':
      return { ...content, options: each(content.options) };
    case 'match_clauses':
      return { ...content, left: each(content.left), right: each(content.right) };
    case 'choose_from_list':
      return {
        ...content,
        blanks: content.blanks.map((blank) => ({ ...blank, options: each(blank.options) })),
      };
    case 'drag_to_blank':
      return { ...content, words: each(content.words) };
    case 'order_clauses':
      return { ...content, clauses: each(content.clauses) };
    default:
      return content;
  }
}

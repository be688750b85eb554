import {
  contentTexts,
  type Figure,
  figureInWords,
  figureMarker,
  figuresIn,
  mapKeyTexts,
  mapTexts,
  replaceFigures,
} from '../questions/figures.ts';
import type { PaperFigure, PictureRef } from './text/PaperLine.ts';
import type { PaperQuestion } from './PaperQuestion.ts';
import type { PaperWarning } from './paperWarnings.ts';

const mostFigures = 50;

/** Characters of a cell of a question's table. */
const longestCell = 2000;

/** A picture of the file, as a question keeps it. */
export interface LoadedPicture {
  readonly source: string;
  readonly width: number;
}

/** A picture by its name in the file; undefined if it cannot be used. */
export type PicturesOf = (picture: PictureRef) => LoadedPicture | undefined;

/** The pictures of the file that its questions show. */
export function picturesOf(
  questions: readonly PaperQuestion[],
  figures: ReadonlyMap<string, PaperFigure>,
): PictureRef[] {
  const ids = new Set(questions.flatMap((question) => idsOf(question, figures)));
  return [...ids].flatMap((id) => {
    const figure = figures.get(id);
    return figure?.kind === 'file' ? [figure] : [];
  });
}

/** The figures that a question shows, also those in the cells of its tables. */
function idsOf({ draft }: PaperQuestion, figures: ReadonlyMap<string, PaperFigure>): string[] {
  const shown = [draft.title, ...contentTexts(draft.content)].flatMap(figuresIn);
  const inCells = shown.flatMap((id) => {
    const figure = figures.get(id);
    const inTable = figure?.kind === 'table' ? figure.rows.flat().flatMap(figuresIn) : [];
    return inTable.filter((one) => figures.get(one)?.kind !== 'table');
  });
  return [...new Set([...shown, ...inCells])];
}

/**
 * Gives a question its own figures, numbered from 1; its texts and its source refer to them. What only its key shows is in words
 * there: the figures of a question are seen by who answers it.
 */
export function withFigures(
  question: PaperQuestion,
  figures: ReadonlyMap<string, PaperFigure>,
  load: PicturesOf,
): PaperQuestion {
  const own: Figure[] = [];
  const renamed = new Map<string, string>();
  const warnings: PaperWarning[] = [...question.warnings];
  for (const id of idsOf(question, figures)) {
    const found = figures.get(id);
    const figure = found && loaded(found, load, warnings);
    if (!figure) continue;
    if (own.length >= mostFigures) {
      if (!warnings.some(({ code }) => code === 'figuresLeft'))
        warnings.push({ code: 'figuresLeft', params: { max: mostFigures } });
      continue;
    }
    const name = String(own.length + 1);
    renamed.set(id, name);
    own.push({ ...figure, id: name });
  }
  const put = (text: string) =>
    replaceFigures(text, (id) => {
      const name = renamed.get(id);
      if (name !== undefined) return figureMarker(name);
      const figure = figures.get(id);
      return figure === undefined || figure.kind === 'file' ? '' : figureInWords(figure);
    });
  // A question has no table in a table: the inner one is in words.
  const putInCell = (text: string) =>
    put(
      replaceFigures(text, (id) => {
        const figure = figures.get(id);
        return figure?.kind === 'table' ? replaceFigures(figureInWords(figure), () => '') : figureMarker(id);
      }),
    ).slice(0, longestCell);
  const placed = own.map((figure) =>
    figure.kind === 'table' ? { ...figure, rows: figure.rows.map((row) => row.map(putInCell)) } : figure,
  );
  const content = mapTexts(question.draft.content, (text) => put(text).trim() || '…');
  return {
    ...question,
    warnings,
    source: question.source.map((line) => ({
      ...line,
      pieces: line.pieces.map((piece) => ({ ...piece, text: put(piece.text) })),
    })),
    draft: {
      ...question.draft,
      title: put(question.draft.title).trim(),
      key: question.draft.key && mapKeyTexts(question.draft.key, (text) => put(text).trim() || '…'),
      content: placed.length > 0 ? { ...content, figures: placed } : content,
    },
  };
}

function loaded(figure: PaperFigure, load: PicturesOf, warnings: PaperWarning[]): Figure | undefined {
  if (figure.kind !== 'file') return figure;
  const { id, alt, path, width } = figure;
  const isElsewhere = /^https?:/i.test(path);
  const picture = isElsewhere ? undefined : load(figure);
  if (picture)
    return {
      id,
      kind: 'picture',
      source: picture.source,
      alt,
      width: Math.min(width ?? picture.width, picture.width),
    };
  const name = path.slice(path.lastIndexOf('/') + 1).slice(0, 100);
  warnings.push({
    code: isElsewhere ? 'pictureElsewhere' : 'pictureLeft',
    params: { name: isElsewhere ? path.slice(0, 200) : name },
  });
  return undefined;
}

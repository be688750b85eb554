import { createContext, Fragment, useContext, useMemo, type ReactNode } from 'react';
import type { Figure } from './question';
import * as css from './Figured.css';
import { Formula } from './Formula';

const marker = /\[\[#([1-9]\d{0,2})\]\]/;

/** The figures of the question around. */
export const FiguresContext = createContext<readonly Figure[]>([]);

function altOf(figure: Figure | undefined): string {
  if (figure === undefined) return '';
  return figure.kind === 'table' ? figure.rows.map((row) => row.join(' | ')).join('; ') : figure.alt;
}

/** A text of a question with its figures in words, where only text can stand. */
export function inWords(text: string, figures: readonly Figure[] = []): string {
  return text.replaceAll(new RegExp(marker, 'g'), (_, id: string) =>
    altOf(figures.find((figure) => figure.id === id)),
  );
}

/** Reads the texts of the question around with figures in words. */
export function useInWords(): (text: string) => string {
  const figures = useContext(FiguresContext);
  return (text) => inWords(text, figures);
}

interface FiguredProps {
  text: string;
}

/** A text of a question with its figures in their places; one that it lacks stays as it is written. */
export function Figured({ text }: FiguredProps): ReactNode {
  const figures = useContext(FiguresContext);
  if (figures.length === 0 || !marker.test(text)) return text;
  // `split` gives texts and ids by turns.
  return text.split(marker).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const figure = figures.find(({ id }) => id === part);
    return figure ? <FigureView key={index} figure={figure} /> : <Fragment key={index}>[[#{part}]]</Fragment>;
  });
}

interface FigureViewProps {
  figure: Figure;
}

/** A picture, a formula or a table of a question. */
function FigureView({ figure }: FigureViewProps) {
  switch (figure.kind) {
    case 'picture':
      return <img src={figure.source} alt={figure.alt} width={figure.width} className={css.picture} />;
    case 'formula':
      return <Formula mathml={figure.mathml} alt={figure.alt} />;
    case 'table':
      return <FigureTable rows={figure.rows} />;
  }
}

/** A table in a text: its boxes are spans with the roles of a table, since a paragraph or a label holds no table. */
function FigureTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const figures = useContext(FiguresContext);
  // A table that shows itself would never end.
  const inCells = useMemo(() => figures.filter(({ kind }) => kind !== 'table'), [figures]);
  return (
    <span className={css.scroll}>
      <FiguresContext value={inCells}>
        <span role="table" className={css.table}>
          {rows.map((row, index) => (
            <span key={index} role="row" className={css.row}>
              {row.map((cell, column) => (
                <span key={column} role="cell" className={css.cell}>
                  <Figured text={cell} />
                </span>
              ))}
            </span>
          ))}
        </span>
      </FiguresContext>
    </span>
  );
}

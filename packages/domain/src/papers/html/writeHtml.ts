import { type Figure, markersIn } from '../../questions/figures.ts';
import { withoutControls } from '../../text/storableText.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The text in a document of XML, which holds no control characters. */
export function escapeXml(text: string): string {
  return withoutControls(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** Spaces that HTML would drop become hard ones. */
function spaced(text: string): string {
  return text
    .replaceAll(/ {2,}|^ | $/gm, (spaces) => '&#160;'.repeat(spaces.length))
    .replaceAll('\n', '<br/>');
}

/** A text of a question as XHTML; `put` changes what is between the figures after it is escaped. */
export function writeHtml(
  text: string,
  figures: readonly Figure[] = [],
  put: (escaped: string) => string = (escaped) => escaped,
): string {
  const html: string[] = [];
  let from = 0;
  for (const { id, start, end } of markersIn(text)) {
    const figure = figures.find((one) => one.id === id);
    html.push(put(spaced(escapeXml(text.slice(from, start)))), figure ? figureHtml(figure, figures) : '');
    from = end;
  }
  return [...html, put(spaced(escapeXml(text.slice(from))))].join('');
}

function figureHtml(figure: Figure, figures: readonly Figure[]): string {
  switch (figure.kind) {
    case 'picture': {
      const width = figure.width === undefined ? '' : ` width="${figure.width}"`;
      return `<img src="${figure.source}" alt="${escapeXml(figure.alt)}"${width}/>`;
    }
    case 'formula':
      return figure.mathml.replace(
        '<math',
        `<math xmlns="http://www.w3.org/1998/Math/MathML" alttext="${escapeXml(figure.alt)}"`,
      );
    case 'table': {
      // A stored table may be in itself.
      const inCells = figures.filter(({ kind }) => kind !== 'table');
      const row = (cells: readonly string[]) =>
        cells.map((cell) => `<td>${writeHtml(cell, inCells)}</td>`).join('');
      return `<table><tbody>${figure.rows.map((cells) => `<tr>${row(cells)}</tr>`).join('')}</tbody></table>`;
    }
  }
}

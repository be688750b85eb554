import { type Figure, replaceFigures } from '../../questions/figures.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
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
  const written: string[] = [];
  // The markers are kept apart by a sign that no text of ours has.
  const marked = replaceFigures(text, (id) => {
    const figure = figures.find((one) => one.id === id);
    return `\u0001${written.push(figure ? figureHtml(figure, figures) : '') - 1}\u0001`;
  });
  return marked
    .split('\u0001')
    .map((part, index) => (index % 2 === 0 ? put(spaced(escapeXml(part))) : (written[Number(part)] ?? '')))
    .join('');
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
      const row = (cells: readonly string[]) =>
        cells.map((cell) => `<td>${writeHtml(cell, figures)}</td>`).join('');
      return `<table><tbody>${figure.rows.map((cells) => `<tr>${row(cells)}</tr>`).join('')}</tbody></table>`;
    }
  }
}

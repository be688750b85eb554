import { readOutline } from '../papers/outline/readOutline.ts';
import { withFigures } from '../papers/withFigures.ts';
import { readWord } from '../papers/word/readWord.ts';
import { paragraph, wordDocument, xmlOf } from './wordXml.ts';

/** The paper of a document with this body. */
export function paperOf(body: string, numbering?: string) {
  const document = xmlOf(wordDocument(body));
  const targets = new Map([['rId7', 'word/media/image1.png']]);
  const paper = readOutline(
    readWord({ document, targets, numbering: numbering === undefined ? undefined : xmlOf(numbering) }),
  );
  const picture = { source: 'data:image/png;base64,AAAA', width: 300 };
  const questions = paper.questions.map((question) => withFigures(question, paper.figures, () => picture));
  return { ...paper, questions };
}

/** Paragraphs of these texts. */
export const lines = (...texts: string[]) => texts.map((text) => paragraph(text)).join('');

/** A paper in short: the title, the options with the right ones starred, and what was not understood. */
export function shown(body: string, numbering?: string): string[] {
  return paperOf(body, numbering).questions.map(({ draft, warnings }) => {
    const { content, key } = draft;
    const codes = warnings.map(({ code }) => ` !${code}`).join('');
    if (content.type !== 'one_choice' && content.type !== 'multiple_choice')
      return `${content.type}: ${draft.title} = ${JSON.stringify(key)}${codes}`;
    const right =
      key?.type === 'one_choice' ? [key.choice] : key?.type === 'multiple_choice' ? key.choices : [];
    return `${draft.title} | ${content.options.map(({ id, text }) => (right.includes(id) ? `*${text}` : text)).join(' | ')}${codes}`;
  });
}

import { detailTags } from '../exports/details.ts';
import type { ExportQuestion } from '../exports/ExportQuestion.ts';
import { writeHtml } from '../html/writeHtml.ts';
import { escapeGift } from './giftParts.ts';

/** The questions as GIFT; those that `lossesOf` says it cannot carry are left to the caller to leave out. */
export function writeGift(questions: readonly ExportQuestion[]): string {
  return questions.map(giftQuestion).join('\n');
}

/** A question of a file; an empty line parts it from the next. */
export function giftQuestion(question: ExportQuestion): string {
  const { title, content } = question;
  const isHtml = (content.figures ?? []).length > 0;
  const said = (text: string) => escapeGift(isHtml ? writeHtml(text, content.figures) : text);
  const tags = detailTags(question).map((tag) => `[tag:${tag}]`);
  const answer = answerText(question, said);
  const [before = '', ...after] = said(title).split(/\[\[\s*1\s*\]\]/);
  const hasBlank = 'blanks' in content;
  const text = hasBlank ? `${before}{${answer}}${after.join('')}` : `${said(title)} {${answer}}`;
  return `// ${tags.join(' ')}\n[${isHtml ? 'html' : 'plain'}]${text}\n`;
}

/** A text that begins like points has points of its own before it. */
const item = (isRight: boolean, text: string) =>
  `${isRight ? '=' : '~'}${text.startsWith('%') ? (isRight ? '%100%' : '%0%') : ''}${text}`;

function answerText({ content, key }: ExportQuestion, said: (text: string) => string): string {
  switch (key.type) {
    case 'one_choice':
      return content.type === key.type
        ? content.options.map(({ id, text }) => item(id === key.choice, said(text))).join(' ')
        : '';
    case 'multiple_choice': {
      const share = Number((100 / key.choices.length).toFixed(5));
      const points = (id: string) => (key.choices.includes(id) ? `~%${share}%` : '~%-100%');
      return content.type === key.type
        ? content.options.map(({ id, text }) => `${points(id)}${said(text)}`).join(' ')
        : '';
    }
    case 'true_false':
      return key.value ? 'TRUE' : 'FALSE';
    case 'match_clauses': {
      if (content.type !== key.type) return '';
      const used = new Set(Object.values(key.pairs));
      const textOf = (id: string | undefined) => content.right.find((right) => right.id === id)?.text ?? '';
      const pairs = content.left.map((left) =>
        item(true, `${said(left.text)} -> ${said(textOf(key.pairs[left.id]))}`),
      );
      const spare = content.right.filter(({ id }) => !used.has(id)).map(({ text }) => `= -> ${said(text)}`);
      return [...pairs, ...spare].join(' ');
    }
    case 'fill_keyword':
      return Object.values(key.blanks)
        .flat()
        .map((word) => item(true, said(word)))
        .join(' ');
    case 'fill_number':
      return Object.values(key.blanks)
        .map(({ value, tolerance = 0 }) => `#${value}:${tolerance}`)
        .join('');
    case 'choose_from_list': {
      const [list] = content.type === key.type ? content.blanks : [];
      return (list?.options ?? [])
        .map(({ id, text }) => item(id === key.blanks[list?.id ?? ''], said(text)))
        .join(' ');
    }
    default:
      return '';
  }
}

import type { Numbering } from '@sen/api/contract/model';
import { guideOf } from '../../questions/markingGuide.ts';
import { detailTags } from '../exports/details.ts';
import type { ExportQuestion } from '../exports/ExportQuestion.ts';
import { escapeXml, writeHtml } from '../html/writeHtml.ts';
import { escapeCloze } from './cloze.ts';

const numbers: Readonly<Record<Numbering, string>> = { a: 'abc', A: 'ABCD', '1': '123', none: 'none' };

const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const tag = (name: string, inside: string, attributes = '') => `<${name}${attributes}>${inside}</${name}>`;
const textTag = (name: string, html: string) => tag(name, tag('text', cdata(html)), ' format="html"');

export const moodleFrame = {
  start: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
  end: '</quiz>\n',
} as const;

/** The questions as Moodle XML. */
export function writeMoodle(questions: readonly ExportQuestion[]): string {
  return `${moodleFrame.start}${questions.map(moodleQuestion).join('')}${moodleFrame.end}`;
}

/** A question of a file between the parts of `moodleFrame`. */
export function moodleQuestion(question: ExportQuestion, index: number): string {
  const { type, text, parts } = partsOf(question);
  const tags = detailTags(question).map((name) => tag('tag', tag('text', escapeXml(name))));
  const written = tag(
    'question',
    [
      tag('name', tag('text', escapeXml(`${index + 1}`))),
      textTag('questiontext', text),
      ...parts,
      tag('tags', tags.join('')),
    ].join('\n'),
    ` type="${type}"`,
  );
  return `${written}\n`;
}

interface Written {
  type: string;
  text: string;
  parts: string[];
}

function partsOf({ title, content, key, numbering, shuffle }: ExportQuestion): Written {
  const html = (text: string) => writeHtml(text, content.figures);
  const text = html(title);
  const answer = (said: string, fraction: number) =>
    tag('answer', tag('text', cdata(html(said))), ` fraction="${fraction}" format="html"`);
  const looks = [tag('shuffleanswers', String(shuffle)), tag('answernumbering', numbers[numbering])];
  if (content.type === 'one_choice' && key.type === 'one_choice') {
    const options = content.options.map((option) => answer(option.text, option.id === key.choice ? 100 : 0));
    return { type: 'multichoice', text, parts: [tag('single', 'true'), ...looks, ...options] };
  }
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice') {
    const share = Number((100 / key.choices.length).toFixed(5));
    const options = content.options.map((option) =>
      answer(option.text, key.choices.includes(option.id) ? share : 0),
    );
    return { type: 'multichoice', text, parts: [tag('single', 'false'), ...looks, ...options] };
  }
  if (content.type === 'true_false' && key.type === 'true_false') {
    const said = (value: boolean) =>
      tag('answer', tag('text', String(value)), ` fraction="${value === key.value ? 100 : 0}"`);
    return { type: 'truefalse', text, parts: [said(true), said(false)] };
  }
  if (content.type === 'match_clauses' && key.type === 'match_clauses') {
    const used = new Set(Object.values(key.pairs));
    const pair = (left: string, right: string) =>
      tag(
        'subquestion',
        tag('text', cdata(left)) + tag('answer', tag('text', cdata(right))),
        ' format="html"',
      );
    const textOf = (id: string | undefined) => content.right.find((right) => right.id === id)?.text ?? '';
    return {
      type: 'matching',
      text,
      parts: [
        ...content.left.map((left) => pair(html(left.text), html(textOf(key.pairs[left.id])))),
        ...content.right.filter(({ id }) => !used.has(id)).map((right) => pair('', html(right.text))),
      ],
    };
  }
  if (content.type === 'order_clauses' && key.type === 'order_clauses') {
    const clauses = key.order.flatMap((id) => content.clauses.filter((clause) => clause.id === id));
    return { type: 'ordering', text, parts: clauses.map((clause, index) => answer(clause.text, index + 1)) };
  }
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank') {
    const marked = withBlanks(text, (blank) => {
      const place = content.words.findIndex(({ id }) => id === key.blanks[blank]);
      return `[[${place + 1}]]`;
    });
    const boxes = content.words.map((word) =>
      tag('dragbox', tag('text', cdata(html(word.text))) + tag('group', '1')),
    );
    return { type: 'ddwtos', text: marked, parts: boxes };
  }
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list') {
    const lists = new Map(content.blanks.map((blank) => [blank.id, blank.options]));
    const marked = withBlanks(text, (blank) => {
      const items = (lists.get(blank) ?? []).map(
        (option) => `${option.id === key.blanks[blank] ? '=' : '%0%'}${escapeCloze(html(option.text))}`,
      );
      return `{1:MULTICHOICE:${items.join('~')}}`;
    });
    return { type: 'cloze', text: marked, parts: [] };
  }
  if (key.type === 'fill_keyword') {
    const items = (blank: string) => (key.blanks[blank] ?? []).map((word) => `=${escapeCloze(html(word))}`);
    return {
      type: 'cloze',
      text: withBlanks(text, (blank) => `{1:SHORTANSWER:${items(blank).join('~')}}`),
      parts: [],
    };
  }
  if (key.type === 'fill_number') {
    const number = (blank: string) => {
      const { value = 0, tolerance = 0 } = key.blanks[blank] ?? {};
      return `{1:NUMERICAL:=${value}:${tolerance}}`;
    };
    return { type: 'cloze', text: withBlanks(text, number), parts: [] };
  }
  const model = guideOf(key);
  const isShort = content.type === 'short_answer';
  return {
    type: 'essay',
    text,
    parts: [
      tag('responseformat', 'plain'),
      tag('responsefieldlines', isShort ? '3' : '15'),
      textTag('graderinfo', html(model)),
    ],
  };
}

function withBlanks(html: string, put: (blank: string) => string): string {
  return html.replaceAll(/\[\[\s*(\d{1,3})\s*\]\]/g, (_, blank: string) => put(blank));
}

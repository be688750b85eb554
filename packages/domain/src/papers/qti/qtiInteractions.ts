import { partId } from '../../questions/concealKey.ts';
import { guideOf } from '../../questions/markingGuide.ts';
import type { ExportQuestion } from '../exports/ExportQuestion.ts';
import { escapeXml, writeHtml } from '../html/writeHtml.ts';
import { mappedScore, numberScore, type QtiAnswer } from './qtiDeclarations.ts';
import type { QtiTags } from './QtiTags.ts';

/** The body of an item, its answers, and how they are marked; nothing marks what a person reads. */
export interface QtiBody {
  readonly body: string;
  readonly answers: readonly QtiAnswer[];
  readonly marking?: { readonly template: 'match_correct' | 'map_response' } | { readonly rules: string };
}

/** What numbers the options, for systems that know the vocabulary of QTI 3. */
const labels = {
  '1': 'qti-labels-decimal',
  a: 'qti-labels-lower-alpha',
  A: 'qti-labels-upper-alpha',
  none: 'qti-labels-none',
} as const;

export const truthTexts = { true: 'Đúng', false: 'Sai' } as const;

export function interactionOf(tags: QtiTags, question: ExportQuestion): QtiBody {
  const { title, content, key, numbering, shuffle } = question;
  const html = (text: string) => writeHtml(text, content.figures);
  const asked = `<div>${html(title)}</div>`;
  const responseIdentifier = 'RESPONSE';
  const looks = { shuffle, ...(tags.version === 'qti30' && { class: labels[numbering] }) };
  const places = (parts: readonly { id: string }[], kind: string) =>
    new Map(parts.map(({ id }, place) => [id, `${kind}_${partId(place)}`]));
  const named = (names: ReadonlyMap<string, string>, id: string | undefined) => names.get(id ?? '') ?? '';
  const choiceItem = (
    choices: readonly { name: string; html: string }[],
    right: readonly string[],
    isMultiple: boolean,
    isShuffled = shuffle,
  ): QtiBody => ({
    body:
      asked +
      tags.tag(
        'choiceInteraction',
        { responseIdentifier, ...looks, shuffle: isShuffled, maxChoices: isMultiple ? 0 : 1 },
        ...choices.map((choice) => tags.tag('simpleChoice', { identifier: choice.name }, choice.html)),
      ),
    answers: [
      {
        identifier: responseIdentifier,
        cardinality: isMultiple ? 'multiple' : 'single',
        baseType: 'identifier',
        right,
      },
    ],
    marking: { template: 'match_correct' },
  });
  const inline = (put: (blank: string, identifier: string) => string) =>
    `<div>${writeHtml(title, content.figures, (text) => withBlanks(text, (blank) => put(blank, `RESPONSE_${blank}`)))}</div>`;
  const pairs = (right: readonly string[]): Pick<QtiBody, 'answers' | 'marking'> => ({
    answers: [
      {
        identifier: responseIdentifier,
        cardinality: 'multiple',
        baseType: 'directedPair',
        right,
        points: right,
      },
    ],
    marking: { template: 'map_response' },
  });

  if (content.type === 'one_choice' && key.type === 'one_choice') {
    const names = places(content.options, 'choice');
    const choices = content.options.map(({ id, text }) => ({ name: named(names, id), html: html(text) }));
    return choiceItem(choices, [named(names, key.choice)], false);
  }
  if (content.type === 'multiple_choice' && key.type === 'multiple_choice') {
    const names = places(content.options, 'choice');
    const choices = content.options.map(({ id, text }) => ({ name: named(names, id), html: html(text) }));
    return choiceItem(
      choices,
      key.choices.map((id) => named(names, id)),
      true,
    );
  }
  if (key.type === 'true_false') {
    const choices = (['true', 'false'] as const).map((name) => ({ name, html: truthTexts[name] }));
    return choiceItem(choices, [String(key.value)], false, false);
  }
  if (content.type === 'match_clauses' && key.type === 'match_clauses') {
    const left = places(content.left, 'left');
    const right = places(content.right, 'right');
    const side = (
      parts: readonly { id: string; text: string }[],
      names: ReadonlyMap<string, string>,
      matchMax: number,
    ) =>
      tags.tag(
        'simpleMatchSet',
        {},
        ...parts.map(({ id, text }) =>
          tags.tag('simpleAssociableChoice', { identifier: named(names, id), matchMax }, html(text)),
        ),
      );
    return {
      body:
        asked +
        tags.tag(
          'matchInteraction',
          { responseIdentifier, shuffle, maxAssociations: 0 },
          side(content.left, left, 1),
          side(content.right, right, 0),
        ),
      ...pairs(content.left.map(({ id }) => `${named(left, id)} ${named(right, key.pairs[id])}`)),
    };
  }
  if (content.type === 'order_clauses' && key.type === 'order_clauses') {
    const names = places(content.clauses, 'clause');
    return {
      body:
        asked +
        tags.tag(
          'orderInteraction',
          { responseIdentifier, ...looks, shuffle: true },
          ...content.clauses.map(({ id, text }) =>
            tags.tag('simpleChoice', { identifier: named(names, id) }, html(text)),
          ),
        ),
      answers: [
        {
          identifier: responseIdentifier,
          cardinality: 'ordered',
          baseType: 'identifier',
          right: key.order.map((id) => named(names, id)),
        },
      ],
      marking: { template: 'match_correct' },
    };
  }
  if (content.type === 'drag_to_blank' && key.type === 'drag_to_blank') {
    const names = places(content.words, 'word');
    const used = Object.values(key.blanks);
    return {
      body: tags.tag(
        'gapMatchInteraction',
        { responseIdentifier, shuffle },
        ...content.words.map(({ id, text }) =>
          tags.tag(
            'gapText',
            {
              identifier: named(names, id),
              matchMax: Math.max(1, used.filter((one) => one === id).length),
            },
            html(text),
          ),
        ),
        inline((blank) => tags.tag('gap', { identifier: `GAP_${blank}` })),
      ),
      ...pairs(content.blanks.map((blank) => `${named(names, key.blanks[blank])} GAP_${blank}`)),
    };
  }
  if (content.type === 'choose_from_list' && key.type === 'choose_from_list') {
    const lists = new Map(content.blanks.map(({ id, options }) => [id, places(options, 'choice')]));
    const body = inline((blank, identifier) =>
      tags.tag(
        'inlineChoiceInteraction',
        { responseIdentifier: identifier, shuffle },
        ...(content.blanks.find(({ id }) => id === blank)?.options ?? []).map(({ id, text }) =>
          tags.tag('inlineChoice', { identifier: lists.get(blank)?.get(id) }, escapeXml(text)),
        ),
      ),
    );
    const answers = content.blanks.map(({ id }): QtiAnswer => {
      const right = [lists.get(id)?.get(key.blanks[id] ?? '') ?? ''];
      return {
        identifier: `RESPONSE_${id}`,
        cardinality: 'single',
        baseType: 'identifier',
        right,
        points: right,
      };
    });
    const scored = answers.map(({ identifier }) => identifier);
    return { body, answers, marking: { rules: mappedScore(tags, scored) } };
  }
  if (content.type === 'fill_keyword' && key.type === 'fill_keyword') {
    const body = inline((_, identifier) =>
      tags.tag('textEntryInteraction', { responseIdentifier: identifier }),
    );
    const answers = content.blanks.map((blank): QtiAnswer => {
      const words = key.blanks[blank] ?? [];
      return {
        identifier: `RESPONSE_${blank}`,
        cardinality: 'single',
        baseType: 'string',
        right: words.slice(0, 1),
        points: words,
      };
    });
    const scored = answers.map(({ identifier }) => identifier);
    return { body, answers, marking: { rules: mappedScore(tags, scored) } };
  }
  if (content.type === 'fill_number' && key.type === 'fill_number') {
    const body = inline((_, identifier) =>
      tags.tag('textEntryInteraction', { responseIdentifier: identifier }),
    );
    const numbers = content.blanks.map((blank) => {
      const { value = 0, tolerance = 0 } = key.blanks[blank] ?? {};
      return { identifier: `RESPONSE_${blank}`, value, tolerance };
    });
    const answers = numbers.map(({ identifier, value }): QtiAnswer => {
      return { identifier, cardinality: 'single', baseType: 'float', right: [String(value)] };
    });
    return { body, answers, marking: { rules: numberScore(tags, numbers) } };
  }
  return writtenItem(tags, question, asked);
}

/** An answer that a person marks, with the model answer for who marks it. */
function writtenItem(tags: QtiTags, { content, key }: ExportQuestion, asked: string): QtiBody {
  const model = guideOf(key);
  const expectedLength = 'character_limit' in content ? content.character_limit : undefined;
  const said = `<div>${writeHtml(model, content.figures)}</div>`;
  const isNew = tags.version === 'qti30';
  const rubric = tags.tag(
    'rubricBlock',
    { view: 'scorer', ...(isNew && { use: 'scoring' }) },
    isNew ? tags.tag('contentBody', {}, said) : said,
  );
  const entry = tags.tag('extendedTextInteraction', {
    responseIdentifier: 'RESPONSE',
    expectedLength,
    expectedLines: content.type === 'short_answer' ? 1 : 10,
  });
  return {
    body: asked + entry + (model === '' ? '' : rubric),
    answers: [{ identifier: 'RESPONSE', cardinality: 'single', baseType: 'string', right: [] }],
  };
}

function withBlanks(html: string, put: (blank: string) => string): string {
  return html.replaceAll(/\[\[\s*(\d{1,3})\s*\]\]/g, (_, blank: string) => put(blank));
}

import type { Paper, PaperQuestion } from '../PaperQuestion.ts';
import type { PaperNote, PaperWarning } from '../paperWarnings.ts';
import { type Blank, blanksDraft, choiceDraft, matchDraft, truthDraft, writtenDraft } from '../drafts.ts';
import { detailsOf, taggedDifficulty } from '../exports/details.ts';
import { HtmlTexts } from '../html/HtmlTexts.ts';
import { type PaperFigure, plainLine } from '../text/PaperLine.ts';
import { cutAt, giftBlocks, type GiftBlock, giftItems, type GiftItem, unescapeGift } from './giftParts.ts';

/** Whether a text looks like GIFT: an answer in braces. */
export function isGift(text: string): boolean {
  return /(?:^|[^\\])\{\s*(?:[=~#}]|T\b|F\b|TRUE\b|FALSE\b|(?:TRU?|FA(?:LS?)?)?$)/m.test(text);
}

/** Whether a text begins as GIFT does, though it may end before its first answer. */
export function beginsAsGift(text: string): boolean {
  const first = /^(?:\s*\/\/(?! ?(?:\[\w+:|question:)).*\n)*\s*(.*)/.exec(text)?.[1] ?? '';
  return /^(?:\/\/ ?(?:\[\w+:|question:)|\$CATEGORY:|::|\[(?:html|plain|moodle|markdown)\])/i.test(first);
}

/** Reads questions of GIFT; comments carry tags. A question that is cut off is read as far as it goes. */
export function readGift(text: string): Paper {
  const figures = new Map<string, PaperFigure>();
  const html = new HtmlTexts(figures);
  const { blocks, hasCategories } = giftBlocks(text);
  const questions = blocks.map((block, index) => questionOf(block, index, html));
  const notes: PaperNote[] = [
    ...(blocks.some(({ isCut }) => isCut) ? [{ code: 'fileCut' } as const] : []),
    ...(hasCategories ? [{ code: 'categoriesLeft' } as const] : []),
  ];
  return { questions, notes, figures };
}

function questionOf(block: GiftBlock, index: number, html: HtmlTexts): PaperQuestion {
  const { name, format, before, answer, after, isCut, lines, tags } = block;
  const details = detailsOf(tags);
  const isHtml =
    format === 'html' || (format !== 'plain' && /<[a-z][^>]*>/i.test(`${before}${answer ?? ''}`));
  const said = (written: string) => {
    const plain = unescapeGift(written).trim();
    return isHtml ? html.ofHtml(plain) : plain;
  };
  const warnings: PaperWarning[] = isCut ? [{ code: 'incomplete' }] : [];
  // The spaces beside a blank count.
  const around = (blank: string) =>
    isHtml
      ? `${html.ofHtml(unescapeGift(before))}${/\s$/.test(before) ? ' ' : ''}${blank}${/^\s/.test(after) ? ' ' : ''}${html.ofHtml(unescapeGift(after))}`
      : `${unescapeGift(before)}${blank}${unescapeGift(after)}`;
  const understood = understand();
  const { content, key, blank } = understood;
  const mayGoOn = block.mayGoOn && !isCut && isOpenEnd();
  if (mayGoOn) warnings.push({ code: 'endUnsure' });
  return {
    label: name === '' ? `${index + 1}` : name.slice(0, 200),
    source: lines.map(plainLine),
    draft: {
      title: (blank ? around('[[1]]') : said(`${before}${after === '' ? '' : ` ${after}`}`))
        .trim()
        .slice(0, 5000),
      numbering: details.numbering ?? 'A',
      shuffle: details.shuffle ?? false,
      difficulty: taggedDifficulty(tags),
      content,
      key: isCut || mayGoOn ? null : key,
    },
    warnings: [...warnings, ...html.takeWarnings()],
  };

  /** Whether more text may have followed the answer: that of a blank, or of options that are one. */
  function isOpenEnd(): boolean {
    if (after.trim() !== '') return true;
    if (details.type !== undefined) return blank === true;
    return (blank === true || 'options' in content) && !/\?\s*$/.test(before);
  }

  function understand(): ReturnType<typeof choiceDraft> & { blank?: boolean } {
    if (answer === undefined) {
      if (!isCut) warnings.push({ code: 'readAsWritten' });
      return writtenDraft('long_answer');
    }
    const trimmed = answer.trim();
    if (trimmed === '')
      return writtenDraft(details.type === 'short_answer' ? details.type : 'long_answer', details.limit);
    const truth = /^(?:(T|TRUE)|F|FALSE)\s*(?:#|$)/i.exec(trimmed);
    if (truth) return truthDraft(truth[1] !== undefined);
    if (trimmed.startsWith('#')) return { ...blanksDraft(numberOf(trimmed.slice(1))), blank: true };
    return fromItems(giftItems(trimmed));
  }

  function numberOf(written: string): Blank[] {
    const first = giftItems(written)[0]?.text ?? cutAt(written, '#')[0];
    const range = /^\s*(-?[\d.eE+-]+?)\s*\.\.\s*(-?[\d.eE+-]+)\s*$/.exec(first);
    if (range) {
      const [low, high] = [Number(range[1]), Number(range[2])];
      return Number.isFinite(low + high)
        ? [{ kind: 'number', value: (low + high) / 2, tolerance: Math.abs(high - low) / 2 }]
        : [];
    }
    const [value = '', tolerance = '0'] = unescapeGift(first).split(':');
    const numbers = [Number(value.trim() || Number.NaN), Number(tolerance.trim())];
    return numbers.every(Number.isFinite)
      ? [{ kind: 'number', value: numbers[0] ?? 0, tolerance: Math.abs(numbers[1] ?? 0) }]
      : [];
  }

  function fromItems(items: readonly GiftItem[]): ReturnType<typeof choiceDraft> & { blank?: boolean } {
    if (items.some(({ feedback }) => feedback !== '')) warnings.push({ code: 'feedbackLeft' });
    const mayBePairs = details.type === undefined || details.type === 'match_clauses';
    const isPair = mayBePairs && items.every(({ isRight, text }) => isRight && text.includes('->'));
    if (items.length > 0 && isPair) {
      const pairs = items.map(({ text }) => text.split('->').map(said));
      const spare = pairs.filter(([left]) => left === '').map(([, right = '']) => right);
      const whole = pairs.filter(([left]) => left !== '');
      return matchDraft(
        whole.map(([left = '']) => left),
        whole.map(([, right = '']) => right),
        spare,
      );
    }
    const texts = items.map(({ text }) => said(text));
    if (details.type === 'choose_from_list' && items.length === 1)
      return { ...blanksDraft([{ kind: 'list', options: texts, right: 0 }]), blank: true };
    if (details.type === 'one_choice' && items.length === 1) return choiceDraft(texts, [0], false);
    if (items.every(({ isRight }) => isRight)) {
      if (items.some(({ weight }) => weight !== undefined && weight < 100))
        warnings.push({ code: 'pointsPartial' });
      if (texts.some((text) => text.includes('*'))) warnings.push({ code: 'patternLeft' });
      return { ...blanksDraft([{ kind: 'words', accepted: texts }]), blank: true };
    }
    const rights = items.flatMap(({ isRight, weight }, place) =>
      isRight || (weight ?? 0) > 0 ? [place] : [],
    );
    const isMultiple = !items.some(({ isRight }) => isRight) || rights.length > 1;
    const isList = !isMultiple && (after.trim() !== '' || details.type === 'choose_from_list');
    if (!isList) return choiceDraft(texts, rights, details.type === 'multiple_choice' || isMultiple);
    return { ...blanksDraft([{ kind: 'list', options: texts, right: rights[0] }]), blank: true };
  }
}

import type { Difficulty, Numbering } from '@sen/api/contract/model';
import {
  type Blank,
  blanksDraft,
  choiceDraft,
  choicesOf,
  dragDraft,
  matchDraft,
  truthDraft,
  writtenDraft,
} from '../drafts.ts';
import { partId } from '../../questions/concealKey.ts';
import { type Details, detailsOf } from '../exports/details.ts';
import type { HtmlTexts } from '../html/HtmlTexts.ts';
import type { PaperDraft, PaperQuestion } from '../PaperQuestion.ts';
import { plainLine } from '../text/PaperLine.ts';
import { childOf, elementsOf, textOf, within, type XmlElement } from '../xml/XmlElement.ts';
import { pairsOf } from './qtiAnswers.ts';
import { QtiParts } from './QtiParts.ts';
import { rareDraft, scaleTitle } from './qtiRareInteractions.ts';
import { interactionsIn } from './qtiTree.ts';

type Understood = Pick<PaperDraft, 'content' | 'key'>;

const inlineKinds = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
const numberingOf: Readonly<Record<string, Numbering>> = {
  'qti-labels-decimal': '1',
  'qti-labels-lower-alpha': 'a',
  'qti-labels-upper-alpha': 'A',
  'qti-labels-none': 'none',
};
const associable = 'simpleAssociableChoice';
const choices = ['simpleChoice', 'simpleMatchSet', 'gapText', 'gapImg'];

/** Reads an item whose names are those of version 2. */
export class QtiItemReader {
  readonly #item: XmlElement;
  readonly #parts: QtiParts;
  readonly #details: Details;
  readonly #listed: Difficulty | undefined;
  /** The elements whose texts are choices; of an interaction that is not understood all text stays. */
  readonly #choices = new Set(choices);

  /** @param difficulty what the list of the package says of it */
  constructor(item: XmlElement, html: HtmlTexts, difficulty?: Difficulty) {
    this.#item = item;
    this.#listed = difficulty;
    this.#parts = new QtiParts(item, html);
    this.#details = detailsOf((item.attributes['label'] ?? '').split(/\s+/));
  }

  /** @param isCut whether its document ends too early */
  read(index: number, isCut: boolean): PaperQuestion {
    const body = childOf(this.#item, 'itemBody');
    const all = interactionsIn(body);
    const blocks = all.filter(({ name }) => !inlineKinds.has(name));
    const understood = this.#understand(all, blocks);
    const title = this.#title(body, blocks.length === 0, all.length === 1);
    const { title: name = '', identifier = '' } = this.#item.attributes;
    const isOurs = this.#details.type !== undefined;
    const label = (isOurs ? '' : name.trim() || identifier) || String(index + 1);
    this.#warnOfRest(isCut);
    const [interaction] = blocks;
    const { numbering, shuffle, difficulty } = this.#details;
    const classes = (interaction?.attributes['class'] ?? '').split(/\s+/);
    return {
      label: label.slice(0, 200),
      source: [title, ...this.#parts.source].filter((line) => line !== '').map(plainLine),
      draft: {
        title: title.slice(0, 5000),
        numbering: numbering ?? classes.map((one) => numberingOf[one]).find((one) => one) ?? 'A',
        shuffle: shuffle ?? (interaction ?? all[0])?.attributes['shuffle'] === 'true',
        difficulty: difficulty ?? this.#listed ?? null,
        ...understood,
        ...(isCut ? { key: null } : undefined),
      },
      warnings: this.#parts.takeWarnings(),
    };
  }

  #warnOfRest(isCut: boolean): void {
    if (isCut) this.#parts.warn({ code: 'incomplete' });
    if (this.#parts.hasFeedback) this.#parts.warn({ code: 'feedbackLeft' });
    if (within(this.#item, 'templateDeclaration').length > 0)
      this.#parts.warn({ code: 'typeUnknown', params: { type: 'templateDeclaration' } });
    if (within(this.#item, 'assessmentStimulusRef').length > 0) this.#parts.warn({ code: 'stimulusLeft' });
  }

  /**
   * All that is asked: the body without its interactions, with their prompts.
   * @param hasBlanks whether these are places in it; a scale is one when it `isAlone`
   */
  #title(body: XmlElement | undefined, hasBlanks: boolean, isAlone: boolean): string {
    let blanks = 0;
    const blank = () => {
      blanks += 1;
      return `[[${blanks}]]`;
    };
    return this.#parts.text(body, (element) => {
      if (element.name === 'gap') return blank();
      if (inlineKinds.has(element.name)) return hasBlanks ? blank() : '';
      if (element.name === 'sliderInteraction' && isAlone) return scaleTitle(this.#parts, element);
      if (element.name === 'rubricBlock') return this.#isForMarking(element) ? '' : undefined;
      if (this.#choices.has(element.name)) return '';
      return element.name === associable ? `\n${this.#parts.text({ ...element, name: 'div' })}` : undefined;
    });
  }

  #isForMarking({ attributes }: XmlElement): boolean {
    return !/candidate|testConstructor/.test(attributes['view'] ?? 'candidate');
  }

  #understand(all: readonly XmlElement[], blocks: readonly XmlElement[]): Understood {
    const [block] = blocks;
    if (block === undefined) return all.length === 0 ? this.#unknown('itemBody') : this.#blanks(all);
    const understood = this.#block(block);
    if (all.length === 1) return understood;
    this.#parts.warn({
      code: 'partsLeft',
      params: {
        count: all.length,
        types: [...new Set(all.map(({ name }) => name))].join(', ').slice(0, 300),
      },
    });
    return { ...understood, key: null };
  }

  #block(interaction: XmlElement): Understood {
    switch (interaction.name) {
      case 'choiceInteraction':
        return this.#choice(interaction);
      case 'orderInteraction':
        return this.#order(interaction);
      case 'matchInteraction':
        return this.#match(interaction);
      case 'gapMatchInteraction':
        return this.#gaps(interaction);
      case 'extendedTextInteraction':
        return this.#written(interaction);
      default:
        return this.#rare(interaction);
    }
  }

  #rare(interaction: XmlElement): Understood {
    const draft = rareDraft(this.#parts, interaction);
    if (!draft) return this.#unknown(interaction.name);
    this.#parts.warn({ code: 'readAsOther', params: { type: interaction.name, as: draft.content.type } });
    this.#choices.add(associable);
    return draft;
  }

  #unknown(type: string): Understood {
    this.#parts.warn({ code: 'typeUnknown', params: { type: type.slice(0, 60) } });
    return writtenDraft('long_answer');
  }

  #choice(interaction: XmlElement): Understood {
    const { texts, places, names } = this.#parts.choices(interaction, 'simpleChoice');
    const answer = this.#parts.answer(interaction);
    const right = answer.right.flatMap((name) => places.get(name) ?? []);
    this.#parts.show(texts, new Set(right));
    const truth = this.#truth(texts, names);
    if (truth) return truthDraft(right.length === 1 ? truth[right[0] ?? 0] : undefined);
    const isMultiple = answer.cardinality === 'multiple' || interaction.attributes['maxChoices'] === '0';
    return choiceDraft(texts, right, isMultiple);
  }

  /** What the two choices say, when these are true and false. */
  #truth(texts: readonly string[], names: readonly string[]): boolean[] | undefined {
    const { type } = this.#details;
    if (texts.length !== 2 || (type !== undefined && type !== 'true_false')) return undefined;
    const said = type === undefined ? texts : names;
    const values = said.map((text) =>
      /^(?:true|đúng|t)$/i.test(text) ? true : /^(?:false|sai|f)$/i.test(text) ? false : undefined,
    );
    const known = values.flatMap((value) => (value === undefined ? [] : [value]));
    return new Set(known).size === 2 ? known : undefined;
  }

  #order(interaction: XmlElement): Understood {
    const { texts, places } = this.#parts.choices(interaction, 'simpleChoice');
    const order = this.#parts.answer(interaction).right.flatMap((name) => places.get(name) ?? []);
    this.#parts.show(texts);
    if (texts.length === 0) return writtenDraft('long_answer');
    const isWhole = new Set(order).size === texts.length;
    return {
      content: { type: 'order_clauses', clauses: choicesOf(texts) },
      key: isWhole ? { type: 'order_clauses', order: order.map(partId) } : null,
    };
  }

  #match(interaction: XmlElement): Understood {
    const sides = elementsOf(interaction, 'simpleMatchSet');
    const left = this.#parts.choices(sides[0], 'simpleAssociableChoice');
    const right = this.#parts.choices(sides[1], 'simpleAssociableChoice');
    const pairs = pairsOf(this.#parts.answer(interaction));
    const rights = left.names.map((name) => {
      const place = pairs.flatMap(([from, to]) => (from === name ? (right.places.get(to) ?? []) : []));
      return place.length === 1 ? right.texts[place[0] ?? 0] : undefined;
    });
    this.#parts.show(left.texts.map((text, place) => `${text} → ${rights[place] ?? '?'}`));
    const known = rights.flatMap((text) => (text === undefined ? [] : [text]));
    const used = new Set(known);
    const spare = right.texts.filter((text) => !used.has(text));
    const draft = matchDraft(
      left.texts,
      rights.map((text) => text ?? right.texts[0] ?? ''),
      spare,
    );
    return known.length === left.texts.length ? draft : { ...draft, key: null };
  }

  #gaps(interaction: XmlElement): Understood {
    const { texts, places } = this.#parts.choices(interaction, 'gapText', 'gapImg');
    const pairs = pairsOf(this.#parts.answer(interaction));
    const words = within(interaction, 'gap').map(({ attributes }) => {
      const word = pairs.find(([, gap]) => gap === attributes['identifier'])?.[0];
      return places.get(word ?? '') ?? -1;
    });
    this.#parts.show(texts);
    return dragDraft(texts, words);
  }

  #written({ attributes, ...interaction }: XmlElement): Understood {
    const { expectedLength, expectedLines } = attributes;
    const limit = Number(expectedLength);
    const isKnown = Number.isInteger(limit) && limit > 0 && limit <= 20_000;
    const isShort = (this.#details.type ?? (expectedLines === '1' ? 'short_answer' : '')) === 'short_answer';
    const rubrics = within(childOf(this.#item, 'itemBody'), 'rubricBlock').filter((one) =>
      this.#isForMarking(one),
    );
    const models = rubrics.map((rubric) => this.#parts.text(rubric));
    const model =
      models.length > 0
        ? models.join('\n')
        : (this.#parts.answer({ attributes, ...interaction }).right[0] ?? '');
    if (model !== '') this.#parts.source.push(model);
    return writtenDraft(
      isShort ? 'short_answer' : 'long_answer',
      this.#details.limit ?? (isKnown ? limit : undefined),
      model,
    );
  }

  #blanks(all: readonly XmlElement[]): Understood {
    const blanks = all.map((one) => this.#blank(one));
    const draft = blanksDraft(blanks);
    if (new Set(blanks.map(({ kind }) => kind)).size > 1)
      this.#parts.warn({
        code: 'readAsOther',
        params: { type: 'inlineChoiceInteraction', as: 'fill_keyword' },
      });
    return draft;
  }

  #blank(interaction: XmlElement): Blank {
    const answer = this.#parts.answer(interaction);
    if (interaction.name === 'inlineChoiceInteraction') {
      const items = elementsOf(interaction, 'inlineChoice');
      // A list shows text as it is written, without the elements of a page.
      const options = items.map((item) => textOf(item).trim().normalize('NFC'));
      const right = items.findIndex(({ attributes }) => attributes['identifier'] === answer.right[0]);
      this.#parts.show(options, new Set([right]));
      return { kind: 'list', options, right: right < 0 ? undefined : right };
    }
    this.#parts.show([answer.accepted.join(' / ')]);
    const value = Number(answer.right[0] ?? Number.NaN);
    if (/^(?:float|integer)$/.test(answer.baseType) && Number.isFinite(value))
      return { kind: 'number', value, tolerance: answer.tolerance };
    return { kind: 'words', accepted: answer.accepted };
  }
}

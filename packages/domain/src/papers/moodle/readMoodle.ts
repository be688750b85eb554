import type { Numbering } from '@sen/api/contract/model';
import type { Paper, PaperDraft, PaperQuestion } from '../PaperQuestion.ts';
import type { PaperNote, PaperWarning } from '../paperWarnings.ts';
import {
  blanksDraft,
  choiceDraft,
  dragDraft,
  matchDraft,
  orderDraft,
  truthDraft,
  writtenDraft,
} from '../drafts.ts';
import { type Details, detailsOf, taggedDifficulty } from '../exports/details.ts';
import { HtmlTexts } from '../html/HtmlTexts.ts';
import { type PaperFigure, plainLine } from '../text/PaperLine.ts';
import { at, childOf, elementsOf, textOf, type XmlElement } from '../xml/XmlElement.ts';
import { takeCloze } from './cloze.ts';

type Understood = Pick<PaperDraft, 'content' | 'key'> & { title?: string };

const numberingOf: Readonly<Record<string, Numbering>> = {
  abc: 'a',
  ABCD: 'A',
  ABC: 'A',
  '123': '1',
  none: 'none',
};

/** Reads a Moodle XML file. @param isCut whether it ends too early: the last question is not whole then */
export function readMoodle(quiz: XmlElement, isCut = false): Paper {
  const figures = new Map<string, PaperFigure>();
  const all = elementsOf(quiz, 'question');
  const whole = isCut ? all.slice(0, -1) : all;
  const asked = whole.filter(({ attributes }) => attributes['type'] !== 'category');
  const notes: PaperNote[] = [
    ...(isCut ? [{ code: 'tailUnread' } as const] : []),
    ...(asked.length < whole.length ? [{ code: 'categoriesLeft' } as const] : []),
  ];
  const questions = asked.map((question, index) => new MoodleQuestion(question, figures).read(index));
  return { questions, notes, figures };
}

class MoodleQuestion {
  readonly #element: XmlElement;
  readonly #html: HtmlTexts;
  readonly #details: Details;
  readonly #difficulty: PaperDraft['difficulty'];
  readonly #warnings: PaperWarning[] = [];

  constructor(element: XmlElement, figures: Map<string, PaperFigure>) {
    this.#element = element;
    const files = new Map<string, string>();
    for (const file of filesIn(element))
      files.set(file.attributes['name'] ?? '', textOf(file).replaceAll(/\s+/g, ''));
    this.#html = new HtmlTexts(figures, (address) => {
      const name = decoded(address.replace(/^@@PLUGINFILE@@\//, ''));
      const base64 = files.get(name.split('/').at(-1) ?? '');
      return base64 === undefined ? undefined : { path: `${figures.size + 1}/${name}`, base64 };
    });
    const tags = elementsOf(childOf(element, 'tags'), 'tag').map((tag) => textOf(tag).trim());
    this.#details = detailsOf(tags);
    this.#difficulty = taggedDifficulty(tags);
  }

  read(index: number): PaperQuestion {
    const type = this.#element.attributes['type'] ?? '';
    const name = textOf(at(this.#element, 'name', 'text')).trim();
    const understood = this.#understand(type);
    const title = understood.title ?? this.#textOf(childOf(this.#element, 'questiontext'));
    const { numbering, shuffle } = this.#details;
    const hasFeedback = elementsOf(this.#element).some(
      (child) => child.name.endsWith('feedback') && textOf(child).trim() !== '',
    );
    if (hasFeedback) this.#warnings.push({ code: 'feedbackLeft' });
    return {
      label: name === '' ? String(index + 1) : name.slice(0, 200),
      source: [title, ...this.#sourceLines()].filter((line) => line !== '').map(plainLine),
      draft: {
        title: title.slice(0, 5000),
        numbering: numbering ?? numberingOf[textOf(childOf(this.#element, 'answernumbering')).trim()] ?? 'A',
        shuffle: shuffle ?? /^(?:1|true)$/.test(textOf(childOf(this.#element, 'shuffleanswers')).trim()),
        difficulty: this.#difficulty,
        content: understood.content,
        key: understood.key,
      },
      warnings: [...this.#warnings, ...this.#html.takeWarnings()],
    };
  }

  #sourceLines(): string[] {
    return elementsOf(this.#element)
      .filter(({ name }) => /^(?:answer|subquestion|dragbox|selectoption)$/.test(name))
      .map((part) => {
        const fraction = part.attributes['fraction'];
        const answer = textOf(at(part, 'answer', 'text'));
        const said = [this.#textOf(part), answer].filter((text) => text !== '').join(' → ');
        return fraction === undefined ? said : `${said} (${fraction}%)`;
      });
  }

  /** The text of an element with its `format`. */
  #textOf(element: XmlElement | undefined): string {
    const written = textOf(childOf(element, 'text'));
    const format = element?.attributes['format'] ?? 'html';
    return format === 'plain_text' ? written.trim() : this.#html.ofHtml(written);
  }

  #understand(type: string): Understood {
    const answers = elementsOf(this.#element, 'answer');
    const points = answers.map(({ attributes }) => Number(attributes['fraction'] ?? 0));
    const texts = () => answers.map((answer) => this.#textOf(answer));
    const rights = points.flatMap((fraction, place) => (fraction > 0 ? [place] : []));
    switch (type) {
      case 'multichoice': {
        const isSingle = !/^(?:0|false)$/.test(textOf(childOf(this.#element, 'single')).trim());
        if (isSingle && rights.length > 1) this.#warnings.push({ code: 'pointsPartial' });
        return choiceDraft(
          texts(),
          rights,
          this.#details.type === 'multiple_choice' || !isSingle || rights.length > 1,
        );
      }
      case 'truefalse': {
        const right = answers[points.findIndex((fraction) => fraction === 100)];
        return truthDraft(right && /^\s*true\s*$/i.test(textOf(childOf(right, 'text'))));
      }
      case 'shortanswer': {
        const accepted = texts().filter((_, place) => (points[place] ?? 0) > 0);
        if (points.some((fraction) => fraction > 0 && fraction < 100))
          this.#warnings.push({ code: 'pointsPartial' });
        if (accepted.some((text) => text.includes('*'))) this.#warnings.push({ code: 'patternLeft' });
        return this.#atEnd(blanksDraft([{ kind: 'words', accepted }]));
      }
      case 'numerical': {
        const value = Number(textOf(childOf(answers[rights[0] ?? 0], 'text')));
        const tolerance = Math.abs(Number(textOf(childOf(answers[rights[0] ?? 0], 'tolerance'))) || 0);
        return this.#atEnd(blanksDraft(Number.isFinite(value) ? [{ kind: 'number', value, tolerance }] : []));
      }
      case 'essay': {
        const written = this.#details.type === 'short_answer' ? 'short_answer' : 'long_answer';
        return writtenDraft(written, this.#details.limit, this.#textOf(childOf(this.#element, 'graderinfo')));
      }
      case 'matching':
        return this.#matching();
      case 'ordering':
        return orderDraft(texts());
      case 'cloze':
        return this.#cloze();
      case 'ddwtos':
      case 'gapselect':
        return this.#gaps(type);
      default: {
        const name = type.slice(0, 60);
        this.#warnings.push({ code: 'typeUnknown', params: { type: name } });
        return writtenDraft('long_answer');
      }
    }
  }

  #atEnd(understood: Understood): Understood {
    const title = this.#textOf(childOf(this.#element, 'questiontext'));
    return { ...understood, title: `${title} [[1]]`.trim() };
  }

  #matching(): Understood {
    const pairs = elementsOf(this.#element, 'subquestion').map((pair) => ({
      left: this.#textOf(pair),
      right: this.#html.ofHtml(textOf(at(pair, 'answer', 'text'))),
    }));
    const whole = pairs.filter(({ left }) => left !== '');
    const spare = pairs.filter(({ left }) => left === '').map(({ right }) => right);
    return matchDraft(
      whole.map(({ left }) => left),
      whole.map(({ right }) => right),
      spare,
    );
  }

  #cloze(): Understood {
    const written = textOf(at(this.#element, 'questiontext', 'text'));
    const { text, blanks, isMixed, hasFeedback } = takeCloze(written, (html) => this.#html.ofHtml(html));
    const title = this.#html.ofHtml(text);
    if (hasFeedback) this.#warnings.push({ code: 'feedbackLeft' });
    if (isMixed)
      this.#warnings.push({
        code: 'readAsOther',
        params: { type: 'cloze', as: 'fill_keyword' },
      });
    return { ...blanksDraft(blanks), title };
  }

  /** Blanks that name the words of a list by their numbers. */
  #gaps(type: 'ddwtos' | 'gapselect'): Understood {
    const boxes = elementsOf(this.#element, type === 'ddwtos' ? 'dragbox' : 'selectoption');
    const words = boxes.map((box) => this.#textOf(box));
    const groups = boxes.map((box) => textOf(childOf(box, 'group')).trim());
    const places: number[] = [];
    const title = this.#textOf(childOf(this.#element, 'questiontext')).replaceAll(
      /\[\[(\d{1,2})\]\]/g,
      (_, number: string) => {
        places.push(Number(number) - 1);
        return `[[${places.length}]]`;
      },
    );
    if (type === 'ddwtos') return { ...dragDraft(words, places), title };
    const lists = places.map((place) => {
      const group = words.flatMap((word, index) =>
        groups[index] === groups[place] ? [{ word, index }] : [],
      );
      const right = group.findIndex(({ index }) => index === place);
      return {
        kind: 'list' as const,
        options: group.map(({ word }) => word),
        right: right < 0 ? undefined : right,
      };
    });
    return { ...blanksDraft(lists), title };
  }
}

function filesIn(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) => (child.name === 'file' ? [child] : filesIn(child)));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

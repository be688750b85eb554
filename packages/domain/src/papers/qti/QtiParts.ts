import { elementsOf, type XmlElement } from '../xml/XmlElement.ts';
import type { HtmlTexts } from '../html/HtmlTexts.ts';
import type { PaperWarning } from '../paperWarnings.ts';
import { type DeclaredAnswer, declaredAnswer } from './qtiAnswers.ts';

const feedback = new Set(['feedbackInline', 'feedbackBlock', 'modalFeedback']);

/** Reads the parts of an item, and keeps what is to be said of it. */
export class QtiParts {
  readonly item: XmlElement;
  readonly warnings: PaperWarning[] = [];
  readonly source: string[] = [];
  readonly #html: HtmlTexts;

  constructor(item: XmlElement, html: HtmlTexts) {
    this.item = item;
    this.#html = html;
  }

  get hasFeedback(): boolean {
    return elementsOf(this.item).some(({ name }) => feedback.has(name));
  }

  /** All warnings, with those of its texts. */
  takeWarnings(): PaperWarning[] {
    return [...this.warnings, ...this.#html.takeWarnings()];
  }

  warn(warning: PaperWarning): void {
    const isKnown = this.warnings.some(
      ({ code, params }) =>
        code === warning.code && JSON.stringify(params) === JSON.stringify(warning.params),
    );
    if (!isKnown) this.warnings.push(warning);
  }

  text(element: XmlElement | undefined, put: (element: XmlElement) => string | undefined = () => undefined) {
    if (!element) return '';
    return this.#html.ofTree(element, (inside) => {
      if (feedback.has(inside.name)) {
        this.warn({ code: 'feedbackLeft' });
        return '';
      }
      return put(inside);
    });
  }

  answer({ attributes }: XmlElement): DeclaredAnswer {
    const answer = declaredAnswer(this.item, attributes['responseIdentifier'] ?? '');
    if (answer.isPartial) this.warn({ code: 'pointsPartial' });
    return answer;
  }

  /** The choices of an interaction, with their places by identifier. */
  choices(interaction: XmlElement | undefined, ...names: readonly string[]) {
    const elements = elementsOf(interaction).filter(({ name }) => names.includes(name));
    const texts = elements.map((element) => this.text(element));
    const places = new Map(
      elements.map(({ attributes }, place) => [attributes['identifier'] ?? '', place] as const),
    );
    return { texts, places, names: [...places.keys()] };
  }

  show(texts: readonly string[], right: ReadonlySet<number> = new Set()): void {
    this.source.push(...texts.map((text, place) => `• ${text}${right.has(place) ? ' ✓' : ''}`));
  }
}

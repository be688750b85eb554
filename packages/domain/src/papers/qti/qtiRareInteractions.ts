import { blanksDraft, choiceDraft, matchDraft } from '../drafts.ts';
import type { PaperDraft } from '../PaperQuestion.ts';
import { elementsOf, type XmlElement } from '../xml/XmlElement.ts';
import { pairsOf } from './qtiAnswers.ts';
import type { QtiParts } from './QtiParts.ts';

type Understood = Pick<PaperDraft, 'content' | 'key'>;

/** An interaction of a type that does not exist here, as the nearest that does; undefined if nothing is near. */
export function rareDraft(parts: QtiParts, interaction: XmlElement): Understood | undefined {
  switch (interaction.name) {
    case 'associateInteraction':
      return associated(parts, interaction);
    case 'hotspotInteraction':
      return namedPlaces(parts, interaction);
    case 'sliderInteraction':
      return scale(parts, interaction);
    default:
      return undefined;
  }
}

/** Pairs within one set of choices become two columns, unless a choice is in several pairs. */
function associated(parts: QtiParts, interaction: XmlElement): Understood | undefined {
  const { texts, places } = parts.choices(interaction, 'simpleAssociableChoice');
  const pairs = pairsOf(parts.answer(interaction)).map((pair) => pair.map((name) => places.get(name) ?? -1));
  parts.show(texts);
  const used = pairs.flat();
  const isInColumns = new Set(used).size === used.length && used.every((place) => place in texts);
  if (pairs.length === 0 || !isInColumns) return undefined;
  const column = (side: number) => pairs.map((pair) => texts[pair[side] ?? -1] ?? '');
  return matchDraft(
    column(0),
    column(1),
    texts.filter((_, place) => !used.includes(place)),
  );
}

/** Places of a picture that have names become choices between these names. */
function namedPlaces(parts: QtiParts, interaction: XmlElement): Understood | undefined {
  const places = elementsOf(interaction, 'hotspotChoice').map(({ attributes }) => attributes);
  const names = places.map(({ hotspotLabel = '' }) => hotspotLabel.trim());
  const answer = parts.answer(interaction);
  const right = answer.right
    .map((name) => places.findIndex(({ identifier }) => identifier === name))
    .filter((place) => place >= 0);
  parts.show(names, new Set(right));
  if (names.length < 2 || names.includes('') || new Set(names).size < names.length) return undefined;
  return choiceDraft(names, right, answer.cardinality === 'multiple');
}

/** A number on a scale becomes one to be typed. */
function scale(parts: QtiParts, interaction: XmlElement): Understood {
  const { right, tolerance } = parts.answer(interaction);
  const value = Number(right[0] ?? Number.NaN);
  parts.show(right);
  if (Number.isFinite(value)) return blanksDraft([{ kind: 'number', value, tolerance }]);
  return { content: { type: 'fill_number', blanks: ['1'] }, key: null };
}

/** What a scale asks, with the place of its answer and its ends. */
export function scaleTitle(parts: QtiParts, interaction: XmlElement): string {
  const { lowerBound = '', upperBound = '' } = interaction.attributes;
  const ends = lowerBound !== '' && upperBound !== '' ? ` (${lowerBound}–${upperBound})` : '';
  return `${parts.text({ ...interaction, name: 'div' })}\n[[1]]${ends}`;
}

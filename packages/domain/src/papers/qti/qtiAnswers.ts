import { childOf, elementsOf, textOf, within, type XmlElement } from '../xml/XmlElement.ts';

/** What an item declares to be the answer of an interaction. */
export interface DeclaredAnswer {
  readonly baseType: string;
  readonly cardinality: string;
  readonly right: readonly string[];
  /** All that earns points, the right ones first. */
  readonly accepted: readonly string[];
  readonly isPartial: boolean;
  readonly tolerance: number;
}

const unknown: DeclaredAnswer = {
  baseType: '',
  cardinality: '',
  right: [],
  accepted: [],
  isPartial: false,
  tolerance: 0,
};

/** @param item with the names of version 2 */
export function declaredAnswer(item: XmlElement, identifier: string): DeclaredAnswer {
  const declaration = elementsOf(item, 'responseDeclaration').find(
    ({ attributes }) => attributes['identifier'] === identifier,
  );
  if (!declaration) return unknown;
  const { baseType = '', cardinality = '' } = declaration.attributes;
  const said = elementsOf(childOf(declaration, 'correctResponse'), 'value').map((value) =>
    textOf(value).trim().normalize('NFC'),
  );
  const mapped = elementsOf(childOf(declaration, 'mapping'), 'mapEntry')
    .map(({ attributes }) => ({
      key: (attributes['mapKey'] ?? '').trim().normalize('NFC'),
      points: Number(attributes['mappedValue'] ?? 0),
    }))
    .filter(({ points }) => points > 0);
  const most = Math.max(0, ...mapped.map(({ points }) => points));
  const best = mapped.filter(({ points }) => points === most).map(({ key }) => key);
  const all = mapped.map(({ key }) => key);
  const rights = cardinality === 'single' ? best : all;
  return {
    baseType,
    cardinality,
    right: said.length > 0 ? said : cardinality === 'single' ? rights.slice(0, 1) : rights,
    accepted: [...new Set([...said, ...all])],
    isPartial: new Set(mapped.map(({ points }) => points)).size > 1,
    tolerance: toleranceOf(item, identifier, Number(said[0] ?? 0)),
  };
}

/** How far a number may be from the right one, by the rules that mark it. */
function toleranceOf(item: XmlElement, identifier: string, value: number): number {
  const rule = within(childOf(item, 'responseProcessing'), 'equal').find((equal) =>
    elementsOf(equal, 'variable').some(({ attributes }) => attributes['identifier'] === identifier),
  );
  const { toleranceMode, tolerance = '' } = rule?.attributes ?? {};
  const size = Math.max(0, ...tolerance.split(/\s+/).map((part) => Math.abs(Number(part) || 0)));
  if (toleranceMode === 'absolute') return size;
  return toleranceMode === 'relative' ? Math.abs(value) * (size / 100) : 0;
}

/** The pairs of a right answer, by their identifiers. */
export function pairsOf({ right }: DeclaredAnswer): (readonly [string, string])[] {
  return right.map((pair) => {
    const [from = '', to = ''] = pair.split(/\s+/);
    return [from, to] as const;
  });
}

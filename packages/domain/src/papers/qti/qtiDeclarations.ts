import { escapeXml } from '../html/writeHtml.ts';
import type { QtiTags } from './QtiTags.ts';

/** An answer of an item: its kind, and what is right. */
export interface QtiAnswer {
  readonly identifier: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'string' | 'float' | 'directedPair';
  readonly right: readonly string[];
  /** A point for each of these; all or nothing without them. */
  readonly points?: readonly string[];
}

export function declarationXml(tags: QtiTags, answer: QtiAnswer): string {
  const { identifier, cardinality, baseType, right, points } = answer;
  const values = right.map((value) => tags.tag('value', {}, escapeXml(value)));
  // Only words are compared without their case.
  const isWords = baseType === 'string';
  const entries = (points ?? []).map((mapKey) =>
    tags.tag('mapEntry', { mapKey, mappedValue: 1, ...(isWords && { caseSensitive: false }) }),
  );
  return tags.tag(
    'responseDeclaration',
    { identifier, cardinality, baseType },
    right.length === 0 ? '' : tags.tag('correctResponse', {}, ...values),
    entries.length === 0 ? '' : tags.tag('mapping', { defaultValue: 0 }, ...entries),
  );
}

/** One point for each answer that its mapping knows. */
export function mappedScore(tags: QtiTags, identifiers: readonly string[]): string {
  const mapped = identifiers.map((identifier) => tags.tag('mapResponse', { identifier }));
  return tags.tag('setOutcomeValue', { identifier: 'SCORE' }, tags.tag('sum', {}, ...mapped));
}

/** One point for each number that is near enough. */
export function numberScore(
  tags: QtiTags,
  numbers: readonly { identifier: string; tolerance: number }[],
): string {
  const added = tags.tag(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    tags.tag(
      'sum',
      {},
      tags.tag('variable', { identifier: 'SCORE' }),
      tags.tag('baseValue', { baseType: 'float' }, '1'),
    ),
  );
  return numbers
    .map(({ identifier, tolerance }) =>
      tags.tag(
        'responseCondition',
        {},
        tags.tag(
          'responseIf',
          {},
          tags.tag(
            'equal',
            tolerance > 0
              ? { toleranceMode: 'absolute', tolerance: `${tolerance} ${tolerance}` }
              : { toleranceMode: 'exact' },
            tags.tag('variable', { identifier }),
            tags.tag('correct', { identifier }),
          ),
          added,
        ),
      ),
    )
    .join('');
}

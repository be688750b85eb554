import { cardsBelow } from '../../css/cardsBelow';

/** A row becomes a card where columns do not fit, on a phone or in a narrow container. */
export const inCards = (look: object) => ({ '@container': { [cardsBelow]: look } });

/** Tells a script that a row is a card. */
export const cardSign = '--sen-card';

export function isCard(row: Element): boolean {
  return getComputedStyle(row).getPropertyValue(cardSign) === '1';
}

const narrow = '(max-width: 40rem)';

/** Where there is no room for columns a row becomes a card, be it on a phone or in a narrow place of a wide page. */
export const inCards = (look: object) => ({ '@container': { [narrow]: look } });

const narrow = '(max-width: 40rem)';

/** A row becomes a card where columns do not fit, on a phone or in a narrow container. */
export const inCards = (look: object) => ({ '@container': { [narrow]: look } });

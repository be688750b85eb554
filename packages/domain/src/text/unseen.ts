/** Characters that turn the direction of what follows, and invisible ones; what joins emoji and letters stays. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad\u0080-\u009f\u007f]/g;

/** A text that reads in the order in which it is stored. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

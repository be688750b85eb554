/**
 * Tones name a meaning, not a colour: `accent` for actions (lotus green), `attention` for what needs a person now (lotus pink,
 * use sparingly), `waiting` (amber), `danger` only for loss and failure.
 */
export const tones = ['neutral', 'accent', 'attention', 'waiting', 'danger', 'success', 'info'] as const;
export type Tone = (typeof tones)[number];

/** The parts of a tone: `onSolid` is the text on `solid`; `text` is readable on every background and on `soft`. */
export const toneParts = [
  'solid',
  'solidHover',
  'solidPressed',
  'onSolid',
  'soft',
  'softHover',
  'text',
  'border',
] as const;
export type TonePart = (typeof toneParts)[number];

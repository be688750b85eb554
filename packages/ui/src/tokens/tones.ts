/**
 * What a thing says, never which colour it has. `accent` is what one does (lotus leaf), `attention` is what needs a
 * person now (lotus pink, sparingly), `waiting` is amber, `danger` is only for loss and failure.
 */
export const tones = ['neutral', 'accent', 'attention', 'waiting', 'danger', 'success', 'info'] as const;
export type Tone = (typeof tones)[number];

/** The parts of a tone: `solid` carries `onSolid`; `text` is readable on every ground and on `soft`. */
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

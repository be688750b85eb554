import { globalStyle, style } from '@vanilla-extract/css';

/** A sign before its text, on whose baseline it stands in its line: a sign has none of its own. */
export const signedText = style({ display: 'inline-flex', alignItems: 'baseline' });
globalStyle(`${signedText} > svg`, { flexShrink: 0, alignSelf: 'center' });

import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

export const page = style({ display: 'grid', gap: vars.space.l, gridTemplateColumns: 'minmax(0, 1fr)' });
export const section = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'minmax(0, 1fr)' });
/** What is off the screen is neither laid out nor painted, so a hundred questions cost what ten do; it can still be found, read out and reached by Tab. */
export const question = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 22rem' });

export const title = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});

import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** Blocks with margins, not a grid: when one question changes its height the others are only moved. */
export const section = style({
  selectors: { '& + &': { marginBlockStart: vars.space.l } },
});

export const title = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});

/** What is off the screen is neither laid out nor painted, so a hundred questions cost what ten do; it can still be found, read out and reached by Tab. */
export const question = style({
  marginBlockStart: vars.space.m,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 22rem',
});

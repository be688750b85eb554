import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/vars.css';

/** Blocks with margins, not a grid: when one question changes its height the others only move, without layout. */
export const section = style({
  selectors: { '& + &': { marginBlockStart: vars.space.l } },
});

export const title = style({
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});

/**
 * Skips layout and paint of off-screen questions, so a hundred cost as much as ten; find in page, screen
 * readers and Tab still work.
 */
export const question = style({
  marginBlockStart: vars.space.m,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 22rem',
});

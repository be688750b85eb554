import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const pager = style({
  gridArea: 'pager',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: {
      paddingBlock: vars.space.xs,
      paddingInline: vars.space.l,
      selectors: { '&[data-single="true"]': { display: 'none' } },
    },
    [media.print]: { display: 'none' },
  },
});

export const turn = style({ selectors: { '[data-single="true"] > &': { display: 'none' } } });
/** A phone has room for one row only if the arrows stand alone. */
export const turnName = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});
export const middle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s,
  flexGrow: 1,
});
export const sheetButton = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const page = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

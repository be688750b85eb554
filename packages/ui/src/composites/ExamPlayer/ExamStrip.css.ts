import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const strip = style({
  gridArea: 'strip',
  display: 'grid',
  gridTemplate: '"title title" auto "timer actions" auto "save save" auto / auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: {
      gridTemplate: '"title save timer actions" auto / minmax(0, 1fr) minmax(0, 26rem) auto auto',
      columnGap: vars.space.m,
      paddingInline: vars.space.l,
    },
  },
});

export const title = style({
  gridArea: 'title',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  minInlineSize: 0,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': {
    [media.desktop]: {
      WebkitLineClamp: 2,
      fontSize: vars.fontSize.large,
      lineHeight: vars.lineHeight.large,
    },
  },
});

export const save = style({
  gridArea: 'save',
  minInlineSize: 0,
  display: 'grid',
  '@media': { [media.desktop]: { justifyContent: 'end' } },
});
export const timer = style({ gridArea: 'timer', display: 'flex' });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
});

import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { hiddenVisually } from '../../css/visuallyHidden.css';
import { iconOnPhone, phone } from '../../private/iconOnPhone';
import { vars } from '../../tokens/vars.css';

/** Two such lines are the height of the first row on a phone. */
export const stripLine = '1.125rem';

export const strip = style({
  gridArea: 'strip',
  display: 'grid',
  // A fifth of a phone's height with the pager: the save state shares the line of the title.
  gridTemplate: '"title title save" auto "timer actions actions" auto / auto minmax(0, 1fr) 11.75rem',
  alignItems: 'center',
  columnGap: vars.space.xs,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [media.tablet]: {
      gridTemplate:
        '"title title save" auto "timer actions actions" auto / auto minmax(0, 1fr) fit-content(24rem)',
    },
    [media.desktop]: {
      paddingBlock: vars.space.xs,
      // Two lines of the title, so that one more moves nothing below.
      gridTemplate:
        '"title save timer actions" minmax(3.5rem, auto) / minmax(0, 1fr) fit-content(26rem) auto auto',
      columnGap: vars.space.m,
      paddingInline: vars.space.l,
    },
  },
});

export const title = style({
  gridArea: 'title',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  fontSize: vars.fontSize.caption,
  lineHeight: stripLine,
  fontWeight: vars.fontWeight.semibold,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
  '@media': {
    // What happened to the answers comes first: there is no room for both.
    [phone]: { selectors: { '[data-away] > &': hiddenVisually } },
    [media.desktop]: {
      fontSize: vars.fontSize.large,
      lineHeight: vars.lineHeight.large,
    },
  },
});

export const save = style({
  gridArea: 'save',
  minInlineSize: 0,
  display: 'grid',
  '@media': {
    [phone]: { selectors: { '[data-away] > &': { gridColumn: '1 / -1' } } },
    // Every text of an exam that is online fits, so that a save leaves the title as it is.
    [media.tablet]: { minInlineSize: '18.5rem', justifyContent: 'end' },
  },
});
export const timer = style({ gridArea: 'timer', display: 'flex' });
export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { display: 'none' } },
});

/** The caller's actions: a phone has room for their icons only. */
export const own = style({ display: 'contents' });
iconOnPhone(own);

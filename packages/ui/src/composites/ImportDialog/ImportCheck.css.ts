import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInside } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';
import { virtualRow } from '../DataTable/DataTable.css';
import { inCards } from '../DataTable/inCards';

/** A row holds a value and an error of two lines. */
export const rows = style({ minInlineSize: 0, vars: { [vars.density.row]: '4.5rem' } });

/** A value above its error, within the height of one row. */
export const cell = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
// The whole cell is the target.
globalStyle(`:has(> ${cell})`, { flexGrow: 1 });

/** Of the field, and of the value that becomes one. */
const onCard = {
  minBlockSize: '2.75rem',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.borderStrong}`,
} as const;

/** Cut where the table keeps its cells on one line; whole where it shows rows as cards. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'inherit' } as const;

export const value = style([
  focusRingInside,
  {
    ...cut,
    minInlineSize: 0,
    minBlockSize: '1.5rem',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.s,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'text',
    selectors: {
      '&:hover': { textDecoration: 'underline', textDecorationColor: vars.color.borderStrong },
      '&[data-wrong]': {
        color: vars.tone.danger.text,
        textDecoration: `underline wavy 1px ${vars.tone.danger.text}`,
        textUnderlineOffset: '0.15em',
      },
      // Rows of a long list have a fixed height.
      [`:not(${virtualRow}) > * > * > ${cell} > &`]: inCards(onCard),
    },
  },
]);
export const nothing = style({ fontStyle: 'italic' });
export const reason = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  color: vars.tone.danger.text,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
});
export const input = style([
  focusRingInside,
  {
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '1.75rem',
    paddingInline: vars.space.xs,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.s,
    background: vars.color.surface,
    color: vars.color.text,
    font: 'inherit',
    selectors: { [`:not(${virtualRow}) > * > * > ${cell} > &`]: inCards(onCard) },
  },
]);

import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** A floating panel beside its trigger. */
export const panel = style({
  boxSizing: 'border-box',
  background: vars.color.raised,
  color: vars.color.text,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.middle,
  outline: 'none',
  zIndex: vars.layer.popover,
  maxInlineSize: 'calc(100vw - 1rem)',
  fontSize: vars.density.fontSize,
  lineHeight: vars.density.lineHeight,
  selectors: { '&[data-entering]': { animation: `${arrive} ${vars.duration.calm} ${vars.easing.out}` } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

// A panel floats above the bars of a page. React Aria scrolls the focused option into view: room that the page keeps for its bars
// would make it scroll the page, which closes the list of a combobox. Other panels keep the page from scrolling, and changing the
// room has the browser compute the style of the whole page again.
globalStyle(`:root:has(${panel}[data-trigger="ComboBox"])`, { scrollPaddingBlock: 0 });

/** A list in a panel; it scrolls before it fills the page. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: vars.space.xxs,
  maxBlockSize: '27rem',
  overflow: 'auto',
  outline: 'none',
});

export const item = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.density.controlSmall,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-open]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}` },
    '&[data-selected]': { background: vars.color.selected, fontWeight: vars.fontWeight.medium },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const danger = style({
  selectors: {
    '&:not([data-disabled])': { color: vars.tone.danger.text },
    '&[data-hovered], &[data-focused]': { background: vars.tone.danger.soft },
  },
});

export const itemIcon = style({ display: 'inline-flex', flexShrink: 0, fontSize: '1.25rem' });
export const itemWords = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });
export const itemNote = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});
/** An item with the reason why it is disabled: a sentence, read in lines of a usual length below the icon's line. */
export const explained = style({ alignItems: 'flex-start', paddingBlock: vars.space.xs });
export const reason = style({ maxInlineSize: '18rem' });
export const separator = style({
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
  marginBlock: vars.space.xxs,
  flexShrink: 0,
});
export const empty = style({ padding: vars.space.s, color: vars.color.textMuted });

import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { focusRingWithin } from '../../css/focusRing.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const stack = { display: 'flex', flexDirection: 'column', gap: '0.375rem', minInlineSize: 0 } as const;
export const field = style(stack);
/** The control, its error and its description: in a row of fields they start on one line, whatever the labels' heights. */
export const body = style(stack);
// The label scrolls into view with its control, also with Shift+Tab.
globalStyle(`${field} :is(input, textarea, select, button, [contenteditable])`, {
  scrollMarginBlockStart: '2.5rem',
});

export const label = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.text,
});

export const required = style({ color: vars.tone.danger.text, marginInlineStart: '0.25em' });

export const description = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
});

export const error = style({
  display: 'flex',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.fontWeight.medium,
  color: vars.tone.danger.text,
  // Takes no space when empty, but stays in the DOM as a live region.
  selectors: {
    '&:empty': { position: 'absolute' },
    // Two lines, which most errors need in a narrow form.
    '&[data-room]': { position: 'static', minBlockSize: '2lh' },
  },
});

export const errorIcon = style({
  flexShrink: 0,
  fontSize: '1rem',
  display: 'inline-flex',
  paddingBlock: '0.125rem',
});

/** The box that looks like the field; the native control inside has no styles of its own. */
export const control = style([
  focusRingWithin,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.density.control,
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.m,
    background: vars.color.surface,
    color: vars.color.text,
    transition: `border-color ${vars.duration.quick}`,
    selectors: {
      '&:hover:not(:has(:disabled, [aria-invalid="true"]), [data-disabled], [data-invalid])': {
        borderColor: vars.color.textMuted,
      },
      '&:has([aria-invalid="true"]), &[data-invalid]': {
        borderColor: vars.tone.danger.text,
        boxShadow: `inset 0 0 0 1px ${vars.tone.danger.text}`,
      },
      // The ring is outside, so that the border stays in sight.
      '&:has([aria-invalid="true"]):has(:focus-visible), &[data-invalid]:is(:has(:focus-visible), [data-focus-visible])':
        { outlineOffset: '1px' },
      // Hidden inputs and those of colours match `:read-only`.
      '&:has(:is(input:not([hidden], [type="hidden"], [type="color"]), textarea):read-only:not(:disabled))': {
        background: vars.color.sunken,
      },
      '&:has(:disabled:not(button)), &[data-disabled]': {
        background: vars.color.sunken,
        borderColor: vars.color.border,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
  },
]);

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  border: 0,
  margin: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.density.controlPadding,
  background: 'transparent',
  outline: 'none',
  borderRadius: 'inherit',
  fontFamily: 'inherit',
  fontSize: vars.density.fontSize,
  lineHeight: vars.density.lineHeight,
  color: 'inherit',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.textMuted, opacity: 1 },
  selectors: {
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&::-webkit-search-cancel-button, &::-ms-reveal': { display: 'none' },
    '&:autofill': {
      boxShadow: `0 0 0 100px ${vars.tone.accent.soft} inset`,
      WebkitTextFillColor: vars.color.text,
    },
  },
  // iOS zooms into a field with a smaller font.
  '@media': { [media.touch]: { fontSize: '1rem' } },
});

/** Less prominent than the value, and paler when disabled. */
const affixInk = style({
  color: vars.color.textMuted,
  selectors: { [`${control}:is([data-disabled], :has(:disabled:not(button))) &`]: { color: 'inherit' } },
});

export const affix = styleVariants({
  start: [
    affixInk,
    { display: 'inline-flex', flexShrink: 0, paddingInlineStart: vars.density.controlPadding },
  ],
  end: [
    affixInk,
    {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      paddingInlineEnd: vars.density.controlPadding,
    },
  ],
  button: [{ display: 'inline-flex', flexShrink: 0, paddingInlineEnd: vars.space.hair }],
});

/** An icon has enough padding of its own. */
export const afterIcon = style({ paddingInlineStart: 0 });

// In a row of fields the labels end and the controls start on one line, also where a label takes two lines.
const inRow = `[data-columns]:not(:has(> :not(${field}))) > ${field}`;
globalStyle(inRow, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 2',
  rowGap: '0.375rem',
  alignContent: 'start',
});
globalStyle(`${inRow} > ${label}`, { gridRow: 1, alignSelf: 'end' });
globalStyle(`${inRow} > ${body}`, { gridRow: 2 });

import { style } from '@vanilla-extract/css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

const grip = '1.5rem';
/** From a pane to the middle of the separator as far as from a card to its content: 24 px, or 16 when compact. */
const besideGrip = `calc(${vars.density.cardPadding} - ${grip} / 2)`;

/** Phones show one pane at a time; from the tablet width on both, with the separator between them. */
export const split = style({ display: 'flex', minInlineSize: 0, blockSize: '100%', minBlockSize: 0 });

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  selectors: { '&:not([data-shown])': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:not([data-shown])': { display: 'flex' },
        '&[data-place="start"]': { flexGrow: 0, flexShrink: 0, paddingInlineEnd: besideGrip },
        '&[data-place="end"]': { paddingInlineStart: besideGrip },
        '&[data-place="start"][data-collapsed]': { display: 'none' },
      },
    },
  },
});

export const back = style({
  paddingBlockEnd: vars.space.xs,
  '@media': { [media.tablet]: { display: 'none' } },
});

/** A thin line with a target of 24 px. */
export const separator = style({
  display: 'none',
  position: 'relative',
  flexShrink: 0,
  inlineSize: grip,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  border: 0,
  padding: 0,
  background: 'transparent',
  outline: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 'calc(50% - 0.5px)',
    inlineSize: '1px',
    background: vars.color.border,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.25rem)',
    insetInlineStart: 'calc(50% - 3px)',
    inlineSize: '6px',
    blockSize: '2.5rem',
    borderRadius: vars.radius.full,
    background: vars.color.borderStrong,
    outline: 'none',
    outlineOffset: '3px',
  },
  selectors: {
    '&:hover::before, &[data-moving]::before': { background: vars.tone.accent.solid },
    '&:hover::after, &[data-moving]::after': { background: vars.tone.accent.solid },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}` },
  },
  '@media': {
    [media.tablet]: { display: 'block' },
    [media.forced]: { '::after': { background: 'ButtonText' }, '::before': { background: 'ButtonText' } },
  },
});

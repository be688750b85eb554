import { style } from '@vanilla-extract/css';
import {
  body as dialogBody,
  foot as dialogFoot,
  footLine,
  head as dialogHead,
  title as dialogTitle,
} from '../../components/Dialog/Dialog.css';
import { media } from '../../css/media';
import { vars } from '../../tokens/vars.css';

export const dialog = style({
  position: 'fixed',
  insetBlock: 'auto 0',
  insetInline: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: 'calc(100dvh - 2rem)',
  margin: 0,
  padding: 0,
  border: 0,
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.scrim },
  },
  '@media': {
    [media.tablet]: {
      inset: 0,
      margin: 'auto',
      inlineSize: 'calc(100% - 2rem)',
      maxInlineSize: '36rem',
      blockSize: 'fit-content',
      borderRadius: vars.radius.l,
    },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});

export const frame = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });
export const head = dialogHead;
export const title = style([dialogTitle, { outline: 'none' }]);
export const body = dialogBody;
export const foot = style([dialogFoot, footLine]);

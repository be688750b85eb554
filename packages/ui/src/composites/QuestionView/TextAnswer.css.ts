import { style, styleVariants } from '@vanilla-extract/css';
import { responsive } from '../../css/responsive';
import { vars } from '../../tokens/vars.css';
import { field } from './field.css';

const text = style([
  field,
  {
    fieldSizing: 'content',
    inlineSize: '100%',
    maxBlockSize: '60dvh',
    paddingBlock: vars.space.xs,
    resize: 'vertical',
  },
]);

export const size = styleVariants({
  short: [text, { minBlockSize: '5rem' }],
  long: [text, { minBlockSize: '11rem' }],
});

export const line = style([
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m },
  responsive({
    phone: { flexDirection: 'column', alignItems: 'flex-end' },
    tablet: { flexDirection: 'row', justifyContent: 'flex-end' },
  }),
]);

export const counter = style({ fontVariantNumeric: 'tabular-nums' });

export const warning = style({ color: vars.tone.waiting.text });

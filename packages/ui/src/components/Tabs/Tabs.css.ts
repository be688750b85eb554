import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const tabs = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0 });

export const panel = style([
  focusRing,
  { minInlineSize: 0, borderRadius: vars.radius.s, outlineOffset: '4px' },
]);

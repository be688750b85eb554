import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focusRing.css';
import { vars } from '../../tokens/vars.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minInlineSize: 0 });
export const unplaced = style([focusRing, { borderRadius: vars.radius.m }]);

import { style, styleVariants } from '@vanilla-extract/css';
import { spaceVariants } from '../../private/spaceVariants';
import { vars } from '../../tokens/vars.css';

export const box = style({ minInlineSize: 0 });
export const paddingBlock = spaceVariants((space) => ({ paddingBlock: space }));
export const paddingInline = spaceVariants((space) => ({ paddingInline: space }));
export const ground = styleVariants({
  none: {},
  surface: { background: vars.color.surface },
  raised: { background: vars.color.raised, boxShadow: vars.shadow.middle },
  sunken: { background: vars.color.sunken },
});
export const border = style({ border: `1px solid ${vars.color.border}` });
export const radius = styleVariants(vars.radius, (value: string) => ({ borderRadius: value }));
export const scroll = style({ overflow: 'auto' });

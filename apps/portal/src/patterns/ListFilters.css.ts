import { responsive } from '@sen/ui/css/responsive';
import { style } from '@vanilla-extract/css';

export const search = style({ flex: '1 1 16rem', maxInlineSize: '26rem' });
export const filter = style(
  responsive({ phone: { flex: '1 1 9rem' }, tablet: { flex: '0 1 13rem', minInlineSize: '9rem' } }),
);

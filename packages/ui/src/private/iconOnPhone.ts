import { globalStyle } from '@vanilla-extract/css';
import { hiddenVisually } from '../css/visuallyHidden.css';
import { button, label } from '../components/Button/Button.css';
import { vars } from '../tokens/vars.css';

export const phone = 'screen and (max-width: 47.99rem)';

/** Below this, a button with an icon shows only the icon on a phone; its text remains its name. */
export function iconOnPhone(parent: string): void {
  const withIcon = `${parent} ${button}:has(> ${label}:not(:first-child))`;
  globalStyle(withIcon, { '@media': { [phone]: { inlineSize: vars.density.control, paddingInline: 0 } } });
  globalStyle(`${withIcon} > ${label}`, { '@media': { [phone]: { ...hiddenVisually, display: 'block' } } });
}

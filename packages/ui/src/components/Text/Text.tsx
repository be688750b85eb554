import type { ReactNode } from 'react';
import { tabular as tabularFigures, textSize, truncate as oneLine } from '../../css/text.css';
import { classes } from '../../private/classes';
import type { FontSize } from '../../tokens/scales';
import * as css from './Text.css';

export const textTones = [
  'plain',
  'muted',
  'accent',
  'attention',
  'waiting',
  'danger',
  'success',
  'info',
] as const;
export const textWeights = ['regular', 'medium', 'semibold', 'bold'] as const;
export const textElements = ['p', 'span', 'div', 'strong', 'em', 'time', 'li'] as const;

export interface TextProps {
  /** By default inherited, from the density. */
  size?: FontSize | undefined;
  tone?: (typeof textTones)[number] | undefined;
  weight?: (typeof textWeights)[number] | undefined;
  /** Digits of equal width. */
  tabular?: boolean | undefined;
  /** One line with an ellipsis. */
  truncate?: boolean | undefined;
  /** Keeps line breaks. */
  preserve?: boolean | undefined;
  as?: (typeof textElements)[number] | undefined;
  children: ReactNode;
}

export function Text({
  size,
  tone = 'plain',
  weight,
  tabular = false,
  truncate = false,
  preserve = false,
  as: Element = 'p',
  children,
}: TextProps) {
  const name = classes(
    css.text,
    size && textSize[size],
    css.tone[tone],
    weight && css.weight[weight],
    tabular && tabularFigures,
    truncate && oneLine,
    preserve && css.preserved,
  );
  return <Element className={name}>{children}</Element>;
}

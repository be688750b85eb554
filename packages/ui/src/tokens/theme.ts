import type { Tone, TonePart } from './tones';

export const neutralColors = [
  'ground',
  'surface',
  'raised',
  'sunken',
  'hover',
  'pressed',
  'selected',
  'text',
  'textMuted',
  'textDisabled',
  'border',
  'borderStrong',
  'focus',
  'scrim',
  'inverse',
  'onInverse',
] as const;
export type NeutralColor = (typeof neutralColors)[number];

export interface Theme {
  scheme: 'light' | 'dark';
  /** Text needs the ratio 7, and the focus ring keeps its unique colour. */
  highContrast: boolean;
  color: Record<NeutralColor, string>;
  tone: Record<Tone, Record<TonePart, string>>;
  shadow: Record<'low' | 'middle' | 'high', string>;
}

import { chartColors } from './chartColors';
import { densities } from './densities';
import {
  durations,
  easings,
  fontFamilies,
  fontSizes,
  fontWeights,
  layers,
  lineHeights,
  measures,
  radii,
  spaces,
} from './scales';
import { themes } from './themes';

/** The shape of `vars`; themes, densities and `scales` provide the values. */
export const contract = {
  color: themes.light.color,
  tone: themes.light.tone,
  chart: chartColors.light,
  shadow: themes.light.shadow,
  density: densities.comfortable,
  space: spaces,
  radius: radii,
  fontFamily: fontFamilies,
  fontWeight: fontWeights,
  fontSize: fontSizes,
  lineHeight: lineHeights,
  duration: durations,
  easing: easings,
  layer: layers,
  measure: measures,
};

import type { MeasureText } from '@sen/domain/certificates/fitText';
import { useEffect, useState } from 'react';

const size = 100;

/** Measures texts in the font of the page, which documents have too; again once it is loaded. */
export function useMeasure(): (isBold: boolean) => MeasureText {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    void document.fonts.ready.then(() => setLoaded(true));
  }, []);
  return (isBold) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return (text) => text.length / 2;
    context.font = `${isBold ? 600 : 400} ${size}px ${getComputedStyle(document.body).fontFamily}`;
    return (text) => context.measureText(text).width / size;
  };
}

import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { fittingCount, wholeWidth } from './fittingCount';

interface Fitting {
  /** What was measured. */
  of: string;
  count: number;
}

/**
 * How many actions fit in the row; undefined while all of them and the button are rendered to be measured, which is never painted.
 * @param signature changes with what the actions look like
 * @param order the places of the actions, the one that stays longest first
 * @param least how many stay although they do not fit
 * @param hasMenu whether the button is there although all actions fit
 */
export function useFitting(
  row: RefObject<HTMLElement | null>,
  signature: string,
  order: readonly number[],
  least: number,
  hasMenu: boolean,
): number | undefined {
  const [fitting, setFitting] = useState<Fitting | null>(null);
  const [fontLoads, setFontLoads] = useState(0);
  const sizes = useRef({ widths: [] as readonly number[], gap: 0, button: 0 });
  const of = `${signature} ${fontLoads}`;
  const isMeasured = fitting?.of === of;

  const fit = useEffectEvent((element: HTMLElement) => {
    if (!isMeasured) sizes.current = measure(element, order, hasMenu);
    const { widths, ...rest } = sizes.current;
    const count = fittingCount(widths, { ...rest, hasMenu, least, room: element.clientWidth });
    if (!isMeasured || count !== fitting.count) setFitting({ of, count });
  });

  // Only when it has to be measured: reading widths lays the page out, which a table below would wait for. Another room is observed.
  useLayoutEffect(() => {
    if (row.current && !isMeasured) fit(row.current);
  });

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => fit(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);

  useLayoutEffect(() => {
    const { fonts } = document;
    if (fonts.status === 'loaded') return undefined;
    const measureAgain = () => setFontLoads((loads) => loads + 1);
    fonts.addEventListener('loadingdone', measureAgain, { once: true });
    return () => fonts.removeEventListener('loadingdone', measureAgain);
  }, []);

  return isMeasured ? fitting.count : undefined;
}

/** The widths of all actions and of the button after them; tells the stylesheet how wide the row is with all and with the first. */
function measure(element: HTMLElement, order: readonly number[], hasMenu: boolean) {
  const places = [...element.children].map((child) => child.getBoundingClientRect().width);
  const gap = Number.parseFloat(getComputedStyle(element).columnGap) || 0;
  const button = places.pop() ?? 0;
  const widths = order.map((place) => places[place] ?? 0);
  const whole = wholeWidth(widths, { gap, button, hasMenu });
  const least = Math.min(whole, (widths[0] ?? 0) + gap + button);
  element.style.setProperty('--sen-actions', `${Math.ceil(whole)}px`);
  element.style.setProperty('--sen-actions-least', `${Math.ceil(least)}px`);
  return { widths, gap, button };
}

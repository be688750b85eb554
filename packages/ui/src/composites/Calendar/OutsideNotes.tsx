import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { ChevronDownIcon, ChevronUpIcon } from '../../icons';
import { buttonOf, findPiece } from './calendarDom';
import { hoursBox } from './hoursBox';
import * as css from './OutsideNotes.css';
import { countOf, outsideEvents, type DrawnPiece } from './outsideEvents';
import type { Scene } from './scene';

interface OutsideNotesProps {
  scene: Scene;
  /** The element that scrolls over the hours. */
  scroller: RefObject<HTMLElement | null>;
  pieces: readonly DrawnPiece[];
}

/** Says how many events lie above and below the hours in sight, and leads to the nearest. */
export function OutsideNotes({ scene, scroller, pieces }: OutsideNotesProps) {
  const { words } = scene;
  const [seen, setSeen] = useState({ from: 0, to: 1440, top: 0 });
  const measure = useEffectEvent(() => {
    const box = scroller.current && hoursBox(scroller.current);
    if (!box) return;
    setSeen((before) => {
      const next = { from: box.from, to: box.from + box.visible, top: box.head };
      const isSame = before.from === next.from && before.to === next.to && before.top === next.top;
      return isSame ? before : next;
    });
  });
  useEffect(() => {
    const node = scroller.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    const head = node.querySelector('[data-top]');
    if (head) observer.observe(head);
    node.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      node.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  const { above, below } = outsideEvents(pieces, seen);

  function show(piece: DrawnPiece) {
    const node = scroller.current;
    const box = node && hoursBox(node);
    if (!node || !box) return;
    node.scrollTo({ top: (piece.from / 60) * box.hour - box.gap, behavior: 'instant' });
    // The button is gone once nothing lies there any more.
    const there = findPiece(node, piece.id, piece.day);
    if (there) buttonOf(there).focus({ preventScroll: true });
  }

  const [up, down] = [above[0], below[0]];
  return (
    <>
      {up && (
        <div className={css.note} style={{ insetBlockStart: `${seen.top}px` }}>
          <Button size="small" icon={<Icon of={ChevronUpIcon} />} onPress={() => show(up)}>
            {words.above(countOf(above))}
          </Button>
        </div>
      )}
      {down && (
        <div className={css.note} data-below="">
          <Button size="small" icon={<Icon of={ChevronDownIcon} />} onPress={() => show(down)}>
            {words.below(countOf(below))}
          </Button>
        </div>
      )}
    </>
  );
}

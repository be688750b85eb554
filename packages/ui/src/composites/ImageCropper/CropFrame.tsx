import { useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { useLanguage } from '../../messages/useLanguage';
import { formatPercent } from '../../private/formatPercent';
import {
  atShare,
  cutOf,
  dragged,
  shareOf,
  type CropPlace,
  type MovePlace,
  type PictureSize,
} from './cropPlace';
import { aspectOf, type ImageCropShape } from './cropShapes';
import * as css from './ImageCropper.css';
import type { ImageCropperMessages } from './ImageCropper.messages';
import { useCropDrag } from './useCropDrag';
import { useObjectAddress } from '../../private/useObjectAddress';

interface CropFrameProps {
  picture: Blob;
  size: PictureSize | undefined;
  shape: ImageCropShape;
  place: CropPlace;
  onPlace: MovePlace;
  onZoom: (by: number) => void;
  disabled: boolean;
  words: ImageCropperMessages;
  pictureRef: RefObject<HTMLImageElement | null>;
  onLoad: (event: SyntheticEvent<HTMLImageElement>) => void;
  onError: () => void;
}

const step = 0.02;
const leap = 0.1;

/**
 * The picture under the crop frame. For the keyboard and assistive technology it is two sliders in one place:
 * one tab stop, arrows in both directions.
 */
export function CropFrame({ picture, size, shape, place, onPlace, ...rest }: CropFrameProps) {
  const language = useLanguage();
  const { onZoom, disabled, words, pictureRef, onLoad, onError } = rest;
  const aspect = aspectOf(shape);
  useObjectAddress(pictureRef, picture);
  const drag = useCropDrag(disabled ? undefined : size, aspect, onPlace);
  const sliders = { x: useRef<HTMLInputElement>(null), y: useRef<HTMLInputElement>(null) };

  function onKeyDown(event: KeyboardEvent) {
    if (!size || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = event.shiftKey ? leap : step;
    const way = {
      ArrowLeft: { right: -by, down: 0 },
      ArrowRight: { right: by, down: 0 },
      ArrowUp: { right: 0, down: -by },
      ArrowDown: { right: 0, down: by },
    }[event.key];
    const nearer = { '+': 0.1, '=': 0.1, '-': -0.1 }[event.key];
    if (!way && nearer === undefined) return;
    event.preventDefault();
    if (nearer !== undefined) onZoom(nearer);
    if (!way) return;
    // Focuses the slider whose value changes, so that the change is announced.
    sliders[way.right === 0 ? 'y' : 'x'].current?.focus();
    onPlace((now) => dragged(now, way, size, aspect));
  }

  const slider = (axis: 'x' | 'y') => {
    const { percent, fixed } = size ? shareOf(place, axis, size, aspect) : { percent: 50, fixed: true };
    return (
      <input
        ref={sliders[axis]}
        type="range"
        min={0}
        max={100}
        value={percent}
        tabIndex={axis === 'x' ? undefined : -1}
        disabled={disabled || !size}
        aria-label={axis === 'x' ? words.across : words.down}
        aria-roledescription={words.twoWays}
        aria-orientation={axis === 'x' ? 'horizontal' : 'vertical'}
        aria-valuetext={formatPercent(percent, language)}
        className={css.slider}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          if (size && !fixed) onPlace((now) => atShare(now, axis, Number(target.value), size, aspect));
        }}
      />
    );
  };

  const cut = size && cutOf(place, size, aspect);
  return (
    <div className={css.frame[shape]} data-shape={shape} {...drag}>
      <img
        ref={pictureRef}
        alt=""
        draggable={false}
        className={css.picture}
        onLoad={onLoad}
        onError={onError}
        style={
          size && cut
            ? {
                inlineSize: `${(size.width / cut.width) * 100}%`,
                blockSize: `${(size.height / cut.height) * 100}%`,
                insetInlineStart: `${(-cut.x / cut.width) * 100}%`,
                insetBlockStart: `${(-cut.y / cut.height) * 100}%`,
              }
            : { visibility: 'hidden' }
        }
      />
      {shape === 'circle' && <span className={css.mask} aria-hidden="true" />}
      {slider('x')}
      {slider('y')}
    </div>
  );
}

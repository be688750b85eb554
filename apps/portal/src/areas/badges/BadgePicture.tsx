import * as css from './BadgePicture.css';

/** The picture of a badge, whose name is beside it. */
export function BadgePicture({ image, size }: { image: string; size: keyof typeof css.size }) {
  return <img src={image} alt="" className={css.size[size]} />;
}

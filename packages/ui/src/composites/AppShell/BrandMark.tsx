import * as css from './BrandMark.css';

/** A lotus of five petals on its leaf. Decorative: the name is next to it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" className={css.mark} aria-hidden="true" focusable="false">
      <path
        className={css.leaf}
        d="M5 30.2c4.2 3.4 9.3 5 15 5s10.8-1.6 15-5c-4.6-1.3-9.5-2-15-2s-10.4.7-15 2Z"
      />
      <path className={css.outer} d="M2.8 19.6c5.7.3 10.6 3.2 13.4 10.2C9.2 30.6 4.3 27 2.8 19.6Z" />
      <path className={css.outer} d="M37.2 19.6c-5.7.3-10.6 3.2-13.4 10.2 7 .8 11.9-2.8 13.4-10.2Z" />
      <path className={css.middle} d="M8.4 11.4c6 2.9 9.7 9.2 9.9 18.6-7.3-2.5-11-9.2-9.9-18.6Z" />
      <path className={css.middle} d="M31.6 11.4c-6 2.9-9.7 9.2-9.9 18.6 7.3-2.5 11-9.2 9.9-18.6Z" />
      <path className={css.inner} d="M20 5.2c5.7 7.1 6.5 16.3 0 25.2-6.5-8.9-5.7-18.1 0-25.2Z" />
    </svg>
  );
}

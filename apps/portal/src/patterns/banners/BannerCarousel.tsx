import type { ShownBanner } from '@sen/api/contract/model';
import { bannerTarget } from '@sen/domain/banners/bannerTarget';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { ChevronBackIcon, ChevronForwardIcon } from '@sen/ui/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import * as css from './BannerCarousel.css';
import { bannerWords as words } from './bannerWords';

/** Pixels by which a scrolled track may miss its end, because widths are fractions. */
const slack = 4;

/**
 * Banners side by side: swiped, scrolled by the arrow keys, or moved by buttons, which are there only while some are out of sight.
 * Nothing moves by itself.
 */
export function BannerCarousel({ banners }: { banners: readonly ShownBanner[] }) {
  const track = useRef<HTMLUListElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });

  // Before it is painted: the buttons move what is below them.
  useLayoutEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = list;
      setHidden({ before: scrollLeft > slack, after: scrollLeft + clientWidth < scrollWidth - slack });
    };
    look();
    const watch = new ResizeObserver(look);
    watch.observe(list);
    // Its width changes with the number of banners, too.
    if (list.lastElementChild) watch.observe(list.lastElementChild);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, []);

  const move = (by: 1 | -1) => {
    const list = track.current;
    const width = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list?.scrollBy({ left: by * width });
  };
  const overflows = hidden.before || hidden.after;
  return (
    <section aria-label={words('banners')} className={css.frame}>
      <ul
        ref={track}
        className={css.track}
        // What scrolls has the focus, so that arrow keys scroll it.
        {...(overflows && { tabIndex: 0, 'aria-label': words('banners') })}
      >
        {banners.map((banner) => (
          <li key={banner.id} className={css.item}>
            <BannerPicture banner={banner} />
          </li>
        ))}
      </ul>
      {overflows && (
        <div className={css.buttons}>
          <IconButton
            name={words('previous')}
            icon={<Icon of={ChevronBackIcon} />}
            disabled={!hidden.before}
            onPress={() => move(-1)}
          />
          <IconButton
            name={words('next')}
            icon={<Icon of={ChevronForwardIcon} />}
            disabled={!hidden.after}
            onPress={() => move(1)}
          />
        </div>
      )}
    </section>
  );
}

function BannerPicture({ banner: { image, alt_text, path } }: { banner: ShownBanner }) {
  const picture = <img src={image} alt={alt_text} className={css.picture} />;
  const target = bannerTarget(path);
  if (target === 'page')
    return (
      <Link href={path} className={css.link}>
        {picture}
      </Link>
    );
  if (target === 'site')
    return (
      <a href={path} target="_blank" rel="noopener noreferrer" className={css.link}>
        {picture}
      </a>
    );
  return picture;
}

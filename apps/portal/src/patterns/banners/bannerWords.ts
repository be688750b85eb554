import { defineWords } from '../../words/defineWords';

/** Texts around the banners of the overview. */
export const bannerWords = defineWords('shownBanners', {
  vi: { banners: 'Tin nổi bật', previous: 'Banner trước', next: 'Banner sau' },
  en: { banners: 'Highlights', previous: 'Previous banner', next: 'Next banner' },
});

import { probe } from './probe.mjs';

const sizes = { mouse: { width: 1280, height: 800 }, touch: { width: 360, height: 740 } };

/** A page that shows one story after another, with or without running its play function. */
export class StoryPage {
  constructor(page, touch) {
    this.page = page;
    this.touch = touch;
  }

  static async open(browser, address, { touch = false } = {}) {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      hasTouch: touch,
      isMobile: touch,
      viewport: touch ? sizes.touch : sizes.mouse,
      // The stories' decorator detects this user agent and does not reload the page.
      userAgent: 'StorybookTestRunner',
    });
    context.setDefaultTimeout(5_000);
    context.setDefaultNavigationTimeout(60_000);
    const page = await context.newPage();
    await page.addInitScript(probe);
    // No story has this id: the preview starts without rendering one. A different step runs axe on the stories.
    await page.goto(`${address}/iframe.html?viewMode=story&id=none--none&globals=a11y.manual:!true`);
    // oxlint-disable-next-line no-underscore-dangle -- the name is Storybook's
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue, undefined, {
      timeout: 60_000,
    });
    return new StoryPage(page, touch);
  }

  /** Renders a story from scratch. `play` runs its play function; otherwise waits for the render only. */
  async show(id, { play = false } = {}) {
    const { page } = this;
    await page.setViewportSize(this.touch ? sizes.touch : sizes.mouse);
    await page.mouse.move(0, 0);
    const outcome = await page.evaluate(showStory, { id, play });
    if (outcome !== 'storyFinished') throw new Error(`the story ended with ${outcome}`);
    // Wait for lazily loaded parts, fonts and popovers.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page;
  }
}

/** Runs in the page. */
async function showStory({ id, play }) {
  // oxlint-disable-next-line no-underscore-dangle -- the names are Storybook's
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  const story = await preview.storyStoreValue.loadStory({ storyId: id });
  window.originalPlays ??= new Map();
  if (!window.originalPlays.has(id)) window.originalPlays.set(id, story.playFunction);
  story.playFunction = play ? window.originalPlays.get(id) : undefined;
  const ends = [
    'storyFinished',
    'playFunctionThrewException',
    'storyThrewException',
    'storyErrored',
    'storyMissing',
  ];
  const ended = new Promise((done) => {
    const end = (name) => {
      for (const one of ends) channel.off(one, handlers[one]);
      done(name);
    };
    const handlers = Object.fromEntries(ends.map((name) => [name, () => end(name)]));
    for (const name of ends) channel.on(name, handlers[name]);
  });
  document.documentElement.dir = 'ltr';
  document.activeElement?.blur?.();
  window.scrollTo(0, 0);
  if (window.shownStory === id) channel.emit('forceRemount', { storyId: id });
  else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  window.shownStory = id;
  const late = new Promise((done) => {
    setTimeout(() => done('nothing in 20 s'), 20_000);
  });
  return Promise.race([ended, late]);
}

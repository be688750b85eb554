/* oxlint-disable no-underscore-dangle -- Storybook's name of its preview */
export const languages = ['vi', 'en'];
export const themes = ['light', 'dark', 'contrast'];

const sizes = { 1280: { width: 1280, height: 800 }, 360: { width: 360, height: 740 } };
/** A story that plays longer is taken as it is. */
const playMilliseconds = 30_000;
/** The skeleton of a page appears after 200 ms; a theme needs no call. */
const quietMilliseconds = { story: 350, theme: 60 };

/**
 * Takes the stories of `jobs`, which several pages share, one after another in one page, as the test-runner does: loading
 * Storybook takes longer than ten stories. Each is played once; its themes and widths are set without playing again.
 */
export async function takeStories({ browser, address, jobs, shown, report, failed }) {
  let page;
  let language;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { story } = job;
    if (job.language !== language) {
      await page?.context().close();
      language = job.language;
      page = await openStorybook(browser, address, language);
    }
    try {
      const globals = await globalsOf(page, story.id);
      const isPhone = globals.viewport?.value === 'phone';
      const own = isPhone ? 360 : 1280;
      await page.setViewportSize(sizes[own]);
      const isFinished = await page.evaluate(play, { id: story.id, milliseconds: playMilliseconds });
      const isPage = story.id.startsWith('pages-');
      for (const width of isPage && !isPhone ? [1280, 360] : [own]) {
        if (!shown.widths.includes(width)) continue;
        await page.setViewportSize(sizes[width]);
        let quiet = quietMilliseconds.story;
        // A theme of the story's own remains.
        for (const theme of globals.theme ? shown.themes.slice(0, 1) : shown.themes) {
          await page.evaluate(settle, {
            theme: globals.theme ? undefined : theme,
            milliseconds: quiet,
          });
          quiet = quietMilliseconds.theme;
          const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' });
          report({ story, language, theme, width, bytes, isFinished });
        }
      }
    } catch (error) {
      // A story may have closed or left the page; the next one gets a new one.
      failed(story, error);
      language = undefined;
    }
  }
  await page?.context().close();
}

async function openStorybook(browser, address, language) {
  // The runner's name makes the stories' stage change languages without reloading the page.
  const context = await browser.newContext({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' });
  await context.addInitScript(freezeTime, Date.parse('2026-11-21T02:00:00Z'));
  const page = await context.newPage();
  await page.goto(`${address}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
  // Storybook reads the globals of an address only with the id of a story.
  await page.evaluate(
    (globals) => {
      window.__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals });
    },
    { language, motion: 'reduced' },
  );
  return page;
}

/** Every screenshot is taken at one moment, so that displayed times do not differ. */
function freezeTime(moment) {
  Date.now = () => moment;
}

const globalsOf = (page, storyId) =>
  page.evaluate(async (id) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    const story = await preview.loadStory({ storyId: id });
    return preview.getStoryContext(story).storyGlobals ?? {};
  }, storyId);

/** In the page: shows the story and plays it; returns false if it failed or did not end. */
function play({ id, milliseconds }) {
  const { channel } = window.__STORYBOOK_PREVIEW__;
  return new Promise((done) => {
    const end = (isFinished) => {
      clearTimeout(timer);
      channel.off('storyFinished', finish);
      for (const name of failures) channel.off(name, fail);
      done(isFinished);
    };
    const finish = ({ storyId, status }) => storyId === id && end(status === 'success');
    const fail = () => end(false);
    const failures = ['storyErrored', 'storyThrewException', 'storyMissing'];
    const timer = setTimeout(fail, milliseconds);
    channel.on('storyFinished', finish);
    for (const name of failures) channel.on(name, fail);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** In the page: sets the theme, and waits until fonts and pictures are there and nothing changes for a moment. */
async function settle({ theme, milliseconds }) {
  if (theme) document.documentElement.dataset.theme = theme;
  await document.fonts.ready;
  await new Promise((done) => {
    const stop = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      done(undefined);
    };
    let quiet = setTimeout(stop, milliseconds);
    const longest = setTimeout(stop, 3_000);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(stop, milliseconds);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

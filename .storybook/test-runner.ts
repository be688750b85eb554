import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

const sizes = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };

/** Runs a story with `globals: { viewport: { value: 'phone' } }` at the phone's viewport size. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const story: object = await getStoryContext(page, context);
    const globals = 'storyGlobals' in story ? JSON.stringify(story.storyGlobals) : '';
    await page.setViewportSize(globals.includes('"phone"') ? sizes.phone : sizes.laptop);
  },
  logLevel: 'none',
};

export default config;

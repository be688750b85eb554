const story = 'fields-form--first-error-takes-focus';

/** Submitting an invalid form focuses the first invalid field; checks the focus target of every field. */
export function formFocusesFirstError(stories, only, report) {
  if (!stories.some(({ id }) => id === story)) report.problems.push(`Form: the story ${story} is not there`);
  if (!story.includes(only)) return [];
  return ['mouse', 'keyboard', 'touch'].map((input) => ({
    name: `Form, ${input}`,
    touch: input === 'touch',
    async play(storyPage) {
      const page = await storyPage.show(story);
      const checks = report.of('Form', input);
      const send = page.locator('button[type="submit"]').first();
      if (input === 'mouse') await send.click();
      else if (input === 'touch') await send.tap();
      else await send.press('Enter');
      const place = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('#storybook-root form [aria-invalid="true"]')].indexOf(
            document.activeElement,
          ),
        );
      await checks.eventually('send', 'which wrong field has the focus', place, 0);
    },
  }));
}

const story = 'fields-form--first-error-takes-focus';

/** A form that cannot be sent leads to the first field that is wrong: the focus target of every field in it. */
export function formGoesToItsError(stories, only, findings) {
  if (!stories.some(({ id }) => id === story)) findings.wrong.push(`Form: the story ${story} is not there`);
  if (!story.includes(only)) return [];
  return ['mouse', 'keyboard', 'touch'].map((input) => ({
    name: `Form, ${input}`,
    touch: input === 'touch',
    async play(stage) {
      const page = await stage.show(story);
      const checks = findings.of('Form', input);
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
      await checks.see('send', 'which wrong field has the focus', place, 0);
    },
  }));
}

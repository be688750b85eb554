import { pending, unreachable } from '@sen/api/mocks/states';
import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pageStory, type PageStory } from './pageStory';

interface FormStates extends Omit<PageStory, 'play' | 'mocks'>, Partial<Pick<PageStory, 'mocks'>> {
  /** The POST that sends the form. */
  call: string;
  /** Fills in the form and presses its button. */
  submit: (canvasElement: HTMLElement) => Promise<void>;
  /** The label of that button. */
  button: string;
  /** The title of the refusal, if the form has one. */
  notSaved?: string;
  /** A text field by its label, and what `submit` typed into it; the input is kept after a failure. */
  kept?: { field: RegExp; value: string };
}

/** The states of a form while pending and when the network fails: `export const Loading = states.loading`. */
export function formStates({
  call,
  submit,
  button,
  notSaved,
  kept,
  mocks = [],
  ...page
}: FormStates): Record<'loading' | 'failed', StoryObj> {
  const story = (mock: PageStory['mocks'][number], sees: (canvasElement: HTMLElement) => Promise<void>) =>
    pageStory({
      ...page,
      mocks: [mock, ...mocks],
      play: async ({ canvasElement }) => {
        await submit(canvasElement);
        await sees(canvasElement);
      },
    });
  return {
    loading: story(pending(call, 'post'), async (canvasElement) => {
      const name = new RegExp(`${button}\\s?, đang xử lý`);
      await expect(await within(canvasElement).findByRole('button', { name })).toBeVisible();
    }),
    failed: story(unreachable(call, 'post'), async (canvasElement) => {
      const form = within(canvasElement);
      const alert = await form.findByRole('alert');
      await expect(alert).toHaveTextContent('Không kết nối được với máy chủ');
      if (notSaved) await expect(alert).toHaveTextContent(notSaved);
      if (kept) {
        await expect(form.getByRole('textbox', { name: kept.field })).toHaveValue(kept.value);
      }
    }),
  };
}

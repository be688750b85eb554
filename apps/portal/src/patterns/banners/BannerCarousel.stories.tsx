import { bannersShown } from '@sen/api/fixtures/banners';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BannerCarousel } from './BannerCarousel';

export default {
  title: 'Patterns/Banners',
  component: BannerCarousel,
  args: { banners: bannersShown },
} satisfies Meta<typeof BannerCarousel>;

type Story = StoryObj<typeof BannerCarousel>;

/** More than fit are moved by buttons; a page of the product opens here, another site in a tab of its own. */
export const Several: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first, second] = page.getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/course-all');
    await expect(second).toHaveAttribute('target', '_blank');
    const [next] = await page.findAllByRole('button', { name: /Banner sau|Next banner/ });
    const [previous] = page.getAllByRole('button', { name: /Banner trước|Previous banner/ });
    await expect(previous).toBeDisabled();
    if (next) await userEvent.click(next);
    await waitFor(() => expect(previous).toBeEnabled());
  },
};

/** One banner has no controls. */
export const One: Story = {
  args: { banners: bannersShown.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

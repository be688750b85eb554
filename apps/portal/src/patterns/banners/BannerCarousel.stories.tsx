import { bannersShown } from '@sen/api/fixtures/banners';
import { people } from '@sen/api/fixtures/people';
import { attemptMocks } from '@sen/api/mocks/attemptMocks';
import { classMocks } from '@sen/api/mocks/classMocks';
import { http } from '@sen/api/mocks/http';
import { failed } from '@sen/api/mocks/states';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';
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

const path = '/overview';
const as = people.student;
const board = [...attemptMocks, ...classMocks];
const shown = http.get('/banners/shown', ({ response }) => response(200).json({ data: bannersShown }));

/** On the overview they stand beside what waits, in the order that they are read in after it. */
export const OnTheOverview = pageStory({
  path,
  as,
  mocks: [shown, ...board],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const exams = await page.findByRole('heading', { name: 'Bài thi cần làm' });
    const banner = page.getByRole('link', { name: bannersShown[0]?.alt_text ?? '' });
    await expect(exams.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(banner.getBoundingClientRect().left).toBeGreaterThan(exams.getBoundingClientRect().right);
  },
});

/** On a phone they follow what waits. */
export const OnTheOverviewOfAPhone = pageStory({
  path,
  as,
  phone: true,
  mocks: [shown, ...board],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const banners = await page.findByRole('region', { name: 'Tin nổi bật' });
    const exams = page.getByRole('heading', { name: 'Bài thi cần làm' });
    await expect(banners.getBoundingClientRect().top).toBeGreaterThan(exams.getBoundingClientRect().bottom);
  },
});

/** The overview without the banners that could not be loaded says nothing of them. */
export const NotLoaded = pageStory({
  path,
  as,
  mocks: [failed('/banners/shown'), ...board],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Có thể làm ngay')).toBeVisible();
    await expect(within(canvasElement).queryByRole('region', { name: 'Tin nổi bật' })).toBeNull();
  },
});

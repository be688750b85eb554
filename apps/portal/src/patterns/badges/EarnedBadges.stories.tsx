import { earnedBadges } from '@sen/api/fixtures/badges';
import { people } from '@sen/api/fixtures/people';
import { badgeMocks } from '@sen/api/mocks/badgeMocks';
import { profileMocks } from '@sen/api/mocks/profileMocks';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory';

export default { title: 'Patterns/Earned badges' } satisfies Meta;

const [badge] = earnedBadges;

/** On the own profile, with the courses for which the badge was awarded. */
export const OnTheProfile = pageStory({
  path: '/profile',
  as: people.student,
  mocks: [...badgeMocks, ...profileMocks],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('heading', { name: badge?.name ?? '' })).toBeVisible();
    await userEvent.click(page.getByText('Cách đạt được'));
    await expect(await page.findByText(/An toàn điện cơ bản · .* · 92,5 điểm/)).toBeVisible();
    await expect(page.getByRole('button', { name: /Tải huy hiệu số/ })).toBeVisible();
  },
});

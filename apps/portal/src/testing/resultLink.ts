import { handedInAssignment } from '@sen/api/fixtures/attempts';
import { people } from '@sen/api/fixtures/people';
import { expect, within } from 'storybook/test';

/** The card of `handedInAssignment` leads to its newest result, beside the retake; neither is cut. */
export async function seesResultLink(canvasElement: HTMLElement): Promise<void> {
  const { id, survey_id } = handedInAssignment;
  const page = within(canvasElement);
  const result = await page.findByRole('link', { name: 'Xem kết quả' });
  const address = `/surveys/${survey_id}/classroom_id/${id}/users/${people.student.id}/see_exam?attempt=8`;
  await expect(result).toHaveAttribute('href', address);
  const card = result.closest('article');
  if (!card) throw new Error('The link is on no card');
  for (const link of [within(card).getByRole('link', { name: 'Làm lại' }), result]) {
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right);
  }
}

import { expect, waitFor, within } from 'storybook/test';

/** Waits until the page's first heading has this text. */
export async function seesHeading(canvasElement: HTMLElement, name: string | RegExp): Promise<void> {
  await expect(await within(canvasElement).findByRole('heading', { level: 1, name })).toBeVisible();
}

const timeParts = /\d{2}\/\d{2}\/\d{4}|\d{2}:\d{2}|\(GMT\+\u2060?\d+\)/g;

/** Each date, time and time zone is on one line. */
export async function seesWholeTimes(container: HTMLElement): Promise<void> {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const lines: [part: string, lines: number][] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: part, index } of (text.textContent ?? '').matchAll(timeParts)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      lines.push([part, new Set([...range.getClientRects()].map(({ top }) => top)).size]);
    }
  }
  await expect(lines).not.toHaveLength(0);
  await expect(lines.filter(([, count]) => count > 1)).toEqual([]);
}

export async function seesLoading(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const said = within(canvasElement)
      .getAllByRole('status')
      .map((status) => status.textContent);
    return expect(said.join(' ')).toMatch(/Đang tải/);
  });
}

export async function seesRefused(canvasElement: HTMLElement): Promise<void> {
  await seesHeading(canvasElement, 'Bạn không có quyền mở trang này');
}

/** A form that this person may not use says the rule and who may, and leads to the page where the thing is read. */
export async function seesWhoMay(
  canvasElement: HTMLElement,
  { title, rule, view }: { title: string; rule: RegExp; view: string },
): Promise<void> {
  await seesHeading(canvasElement, title);
  const page = within(canvasElement);
  await expect(page.getByText(rule)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Xem/ })).toHaveAttribute('href', view);
}

export async function seesFailed(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await expect(await page.findByText('Chưa tải được dữ liệu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Thử lại' })).toBeEnabled();
}

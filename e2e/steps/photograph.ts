import type { Page } from '@playwright/test';

/** A picture with corners of different colours, as PNG written by the browser. */
export async function photograph(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const pen = canvas.getContext('2d');
      const colours = pen?.createLinearGradient(0, 0, across, down);
      for (const [place, colour] of ['#0b6e4f', '#f6b93b', '#d1495b'].entries())
        colours?.addColorStop(place / 2, colour);
      if (pen && colours) pen.fillStyle = colours;
      pen?.fillRect(0, 0, across, down);
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Thumbnails in a row, and the most on a sheet: more would be too small to judge. */
const shapes = {
  1280: { columns: 4, thumbnail: 480, most: 24 },
  360: { columns: 8, thumbnail: 240, most: 32 },
};

/** Prints a contact sheet for each area, language, theme and width: thumbnails with the story's name. */
export async function printSheets({ browser, pictures, folder }) {
  const page = await browser.newPage({ viewport: { width: 2000, height: 100 } });
  const document = join(folder, 'sheet.html');
  for (const [name, group] of groupsOf(pictures)) {
    const { most } = shapes[group[0].width];
    for (let start = 0; start < group.length; start += most) {
      const number = group.length > most ? `.${start / most + 1}` : '';
      writeFileSync(document, sheet(`${name}${number}`, group.slice(start, start + most)));
      await page.goto(pathToFileURL(document).href);
      await page.screenshot({ path: join(folder, `${name}${number}.png`), fullPage: true });
    }
  }
  rmSync(document, { force: true });
  await page.close();
}

function groupsOf(pictures) {
  const groups = new Map();
  for (const picture of pictures.toSorted((a, b) => a.story.id.localeCompare(b.story.id))) {
    const { story, language, theme, width } = picture;
    const name = [areaOf(story), language, theme, width].join('.');
    groups.set(name, [...(groups.get(name) ?? []), picture]);
  }
  return groups;
}

/** The portal's area, or the part of the design system. */
const areaOf = ({ importPath, title }) =>
  /\/areas\/([^/]+)\//.exec(importPath)?.[1] ?? title.split('/')[0].toLowerCase().replaceAll(' ', '-');

function sheet(name, pictures) {
  const { columns, thumbnail } = shapes[pictures[0].width];
  const figures = pictures.map(
    ({ story, file }) =>
      `<figure><figcaption>${text(`${story.title}: ${story.name}`)}</figcaption><img src="${pathToFileURL(file).href}"></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${text(name)}</title><style>
body { margin: 16px; font: 13px/1.4 sans-serif; background: #888; color: #000 }
main { display: grid; grid-template-columns: repeat(${columns}, ${thumbnail}px); gap: 12px; align-items: start }
figure { margin: 0 } figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
img { display: block; width: 100% }
</style><h1>${text(name)}</h1><main>${figures.join('')}</main>`;
}

const text = (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

import type { PrintedSheet } from '@sen/domain/exams/print/PrintBlock';
import { drawFooters } from './drawFooters.ts';
import { drawHeader } from './drawHeader.ts';
import { page, PageSetter } from './PageSetter.ts';
import type { PrintTask } from './PrintTask.ts';
import { placeBlock } from './placeBlock.ts';
import type { SetBlock } from './SetBlock.ts';

/** Prints sheets to a PDF, each from a new page, with pages numbered by sheet. */
export async function printSheets(task: PrintTask): Promise<Buffer> {
  const { title, language, now } = task;
  const setter = new PageSetter({ title, language, now });
  const pages: PrintedSheet[] = [];
  for (const sheet of task.sheets) {
    setter.addPage();
    drawHeader(setter, task, sheet);
    drawGroups(setter, groupsOf(sheet.blocks.flatMap((block) => placeBlock(setter, block))));
    const { start, count } = setter.document.bufferedPageRange();
    while (pages.length < start + count) pages.push(sheet);
  }
  drawFooters(setter, task, pages);
  return setter.end();
}

/** Blocks with those that they stay with. */
function groupsOf(blocks: readonly SetBlock[]): SetBlock[][] {
  const groups: SetBlock[][] = [];
  let isOpen = false;
  for (const block of blocks) {
    const last = groups.at(-1);
    if (isOpen && last) last.push(block);
    else groups.push([block]);
    isOpen = block.keep;
  }
  return groups;
}

const mostHeight = page.height - page.top - page.bottom;
const heightOf = (blocks: readonly SetBlock[]) =>
  blocks.reduce((sum, { height, above }) => sum + height + above, 0);

function drawGroups(setter: PageSetter, groups: readonly SetBlock[][]): void {
  for (const group of groups) {
    // A group that is taller than a page is broken between its blocks.
    const fits = heightOf(group) <= mostHeight;
    if (fits && heightOf(group) > setter.room) setter.addPage();
    for (const block of group) {
      if (block.height + block.above > setter.room && !setter.isAtTop) setter.addPage();
      if (!setter.isAtTop) setter.y += block.above;
      block.draw(setter.y);
      setter.y += block.height;
    }
  }
}

/**
 * WCAG 2.5.8: at least 24 by 24 pixels, or enough spacing that a circle of 24 pixels on its centre touches no other target nor
 * another such circle. Links within a sentence are exempt; a control pressed through its label or cell has that size.
 */
export async function targetSize(page, checks) {
  const small = await page.evaluate(findSmall);
  const problems = [];
  for (const { words, at, cell } of small) {
    if (cell && (await respondsToPress(page, at))) continue;
    problems.push(words);
  }
  checks.equals('a press', 'targets under 24 × 24', problems.slice(0, 3), []);
}

/** Presses the far corner of the surrounding box and returns whether the control changes. */
async function respondsToPress(page, { id, x, y }) {
  const read = () =>
    page.evaluate((mark) => {
      const element = document.querySelector(`[data-target="${mark}"]`);
      return element && JSON.stringify([element.checked, element.ariaPressed, element.ariaExpanded]);
    }, id);
  const before = await read();
  await page.mouse.click(x, y);
  const changed = (await read()) !== before;
  if (changed) await page.mouse.click(x, y);
  return changed;
}

function findSmall() {
  const { probe } = window;
  const pressed = 'button, a[href], input:not([type="hidden"]), select, summary, textarea';
  const targets = probe
    .all(
      `:is(${pressed}, [role="button"], [role="spinbutton"], [role="option"], [role="menuitem"], [tabindex="0"])`,
    )
    .filter(probe.isVisible)
    // Inline links in a text are exempt.
    .filter((element) => !(element.tagName === 'A' && getComputedStyle(element).display === 'inline'));
  const box = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
    const right = Math.max(...boxes.map((one) => one.right));
    const bottom = Math.max(...boxes.map((one) => one.bottom));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const isSmall = ({ width, height }) => width < 23.5 || height < 23.5;
  const middle = ({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 });
  const distance = ({ x, y }, { left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const placed = targets.map((element) => ({ element, box: box(element) }));
  const crowded = placed.filter(({ element, box: own }) => {
    if (!isSmall(own)) return false;
    const centre = middle(own);
    return placed.some(({ element: other, box: theirs }) => {
      if (other === element || other.contains(element) || element.contains(other)) return false;
      if (!isSmall(theirs)) return distance(centre, theirs) < 12;
      const beside = middle(theirs);
      return Math.hypot(centre.x - beside.x, centre.y - beside.y) < 24;
    });
  });
  return crowded.map(({ element, box: own }, place) => {
    element.dataset.target = String(place);
    const margin = element.closest('label, td, [role="gridcell"], [role="columnheader"]');
    const cell = margin?.getBoundingClientRect();
    return {
      words: `${probe.words(element)} is ${Math.round(own.width)} × ${Math.round(own.height)}`,
      cell: cell !== undefined && cell.width >= 24 && cell.height >= 24,
      at: cell && { id: String(place), x: cell.right - 2, y: cell.bottom - 2 },
    };
  });
}

import { matches, members, plainColumns, rowCount, stateColours, stateWords, type Member } from './members';

/** The lower bound: no library, windowed rows of fixed height, one listener. */
const all = members(rowCount());
const rowHeight = 44;
const headings = ['Họ và tên', 'Mã số', 'Trạng thái', ...plainColumns.map(([, heading]) => heading)];
let shown = all;
let direction = 0;
let everything = false;

const root = document.querySelector('#root');
if (!root) throw new Error('There is no root.');
root.innerHTML = `<input id="filter" aria-label="Lọc"><div id="scroll"><div class="row head"><span><input type="checkbox"></span>${headings.map((heading) => `<button>${heading}</button>`).join('')}<span></span></div><div id="body"></div></div>`;
const find = (selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const [scroll, body, filter] = [find('#scroll'), find('#body'), find('#filter')];

function rowOf(member: Member, place: number): string {
  const cells = plainColumns.map(([, , text]) => `<span>${text(member)}</span>`).join('');
  return `<div class="row" data-row="${member.id}" style="transform:translateY(${place * rowHeight}px)"><span><input type="checkbox"${everything ? ' checked' : ''}></span><span><i class="avatar">${member.initials}</i>${member.name}</span><span>${member.code}</span><span><i class="dot" style="background:${stateColours[member.state]}"></i>${stateWords[member.state]}</span>${cells}<span><button aria-label="Thao tác">⋯</button></span></div>`;
}

function draw(): void {
  const first = Math.max(0, Math.floor(scroll.scrollTop / rowHeight) - 8);
  const last = Math.min(shown.length, first + Math.ceil(scroll.clientHeight / rowHeight) + 16);
  const [from, to] = shown.length <= 100 ? [0, shown.length] : [first, last];
  body.style.height = `${shown.length * rowHeight}px`;
  body.innerHTML = shown
    .slice(from, to)
    .map((member, place) => rowOf(member, from + place))
    .join('');
}

function change(): void {
  const typed = filter instanceof HTMLInputElement ? filter.value : '';
  shown = typed === '' ? [...all] : all.filter((member) => matches(member, typed));
  if (direction !== 0) shown.sort((a, b) => (a.code - b.code) * direction);
  draw();
}

scroll.addEventListener('scroll', draw, { passive: true });
filter.addEventListener('input', change);
root.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement) || !target.closest('.head')) return;
  if (target instanceof HTMLInputElement) everything = target.checked;
  else if (target.textContent === 'Mã số') direction = direction === 1 ? -1 : 1;
  else return;
  change();
});
draw();

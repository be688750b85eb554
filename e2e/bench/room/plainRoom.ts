import type { ExamRoom, RoomPerson } from '@sen/api/contract/model';

declare global {
  interface Window {
    room: ExamRoom;
  }
}

/** The same people in one table without a library, all rows of which are made anew by every tab, every sort and every poll. */
const tabs = ['everybody', 'needs', 'out', 'in'];
let tab = 'everybody';
let isSorted = false;
const chosen = new Set<string>();
document.body.innerHTML = `<nav>${tabs.map((name) => `<button data-tab="${name}">${name}</button>`).join('')}<button data-time>time</button></nav>
  <table><thead><tr><th><input type="checkbox" data-all></th><th><button data-sort>student</button></th><th>state</th><th>needs</th><th>left</th><th>contact</th><th></th></tr></thead><tbody></tbody></table>
  <dialog><input data-minutes><textarea></textarea><button data-close>close</button></dialog>`;
const find = <Kind extends Element>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
};
const body = find('tbody', HTMLTableSectionElement);
const dialog = find('dialog', HTMLDialogElement);

const isShown = ({ needs, state }: RoomPerson) =>
  tab === 'everybody' || (tab === 'needs' ? needs.length > 0 : state === tab);

function rowOf({ student, state, needs, attempt }: RoomPerson): string {
  const left = attempt ? Math.max(0, Math.round((Date.parse(attempt.deadline) - Date.now()) / 1000)) : '';
  return `<tr><td><input type="checkbox" data-row="${student.id}"${chosen.has(student.id) ? ' checked' : ''}></td><td>${student.name}</td><td>${state}</td><td>${needs.join(' · ')}</td><td>${left}</td><td>${attempt?.seen_at ?? ''}</td><td><button>⋯</button></td></tr>`;
}

function draw(): void {
  const people = window.room.people.filter(isShown);
  if (isSorted) people.sort((one, other) => one.student.name.localeCompare(other.student.name, 'vi'));
  body.innerHTML = people.map(rowOf).join('');
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const { tab: next, row, sort, all, time, close } = target.dataset;
  if (row !== undefined) return void (chosen.has(row) ? chosen.delete(row) : chosen.add(row));
  if (time !== undefined) return dialog.showModal();
  if (close !== undefined) return dialog.close();
  if (next !== undefined) tab = next;
  else if (sort !== undefined) isSorted = !isSorted;
  else if (all !== undefined) for (const { student } of window.room.people) chosen.add(student.id);
  else return;
  draw();
});
setInterval(draw, 5_000);
draw();

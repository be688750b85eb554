import { parseArgs } from 'node:util';
import { people } from '@sen/api/fixtures/people';
import { type DatabaseKind, openDatabase } from '../src/store/database.ts';
import { insertSessions } from '../src/testing/insertSessions.ts';
import { ServerProcess } from '../src/testing/ServerProcess.ts';
import { type BenchDatabase, newBenchDatabase } from './benchDatabase.ts';
import { printTable, whole } from './figures.ts';
import { timeCourseCopies } from './organisation/courseCopies.ts';
import { timeLargeClass } from './organisation/largeClass.ts';
import { seedManyClasses, seedNotifications, timeGet } from './organisation/longLists.ts';
import { seedLessonCategories } from './organisation/seedLessonCategories.ts';
import { seedMembers } from './seedMembers.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: 'postgres,embedded' } } });
const kinds = values.only.split(',') as DatabaseKind[];

let missed = 0;
/** A line of the table; counts the aims that are not met. */
function figure(name: string, value: number, unit: string, aim?: number): string[] {
  if (aim !== undefined && value > aim) missed += 1;
  const digits = value < 10 ? 2 : 0;
  return [name, `${value.toFixed(digits)} ${unit}`.trim(), aim === undefined ? '' : `≤ ${aim}`];
}

async function onNewDatabase<Told>(kind: DatabaseKind, work: (bench: BenchDatabase) => Promise<Told>) {
  const bench = await newBenchDatabase(kind);
  try {
    return await work(bench);
  } finally {
    await bench.remove();
  }
}

async function copies({ where }: BenchDatabase): Promise<string[][]> {
  const { database, close } = await openDatabase(where);
  await seedMembers(database, 10);
  const { copy, bare, save } = await timeCourseCopies(database);
  await close();
  return [
    figure('copy a course of 500 nodes', copy, 'ms', 1000),
    figure('  to a bare insert … select', copy / bare, ''),
    figure('save 500 nodes, 25 changed', save, 'ms'),
  ];
}

async function largeClass(bench: BenchDatabase): Promise<string[][]> {
  const { created, notified, idle, meanwhile, reached } = await timeLargeClass(bench);
  if (reached !== 5_000) throw new Error(`${whole(reached)} of 5,000 students were notified.`);
  return [
    figure('create a class of 5,000 students', created, 'ms', 2_000),
    figure('  until the last one is notified', notified, 'ms', 5_000),
    figure('  p99 of a save meanwhile, to idle', meanwhile / idle, '', 2),
    figure('  p99 of a save, idle', idle, 'ms'),
  ];
}

const searchOf = (field: string) => `fieldName[]=${field}&keyword[]=an%20toan%20dien`;

async function longLists({ where }: BenchDatabase): Promise<string[][]> {
  const { database, close } = await openDatabase(where);
  const token = await seedMembers(database, 10);
  const [many = '', few = ''] = await insertSessions(database, [people.student.id, people.otherStudent.id]);
  await seedLessonCategories(database);
  await seedManyClasses(database);
  await seedNotifications(database, people.student.id, 100_000);
  await seedNotifications(database, people.otherStudent.id, 10);
  await close();
  const server = await ServerProcess.start(where);
  try {
    const lines: string[][] = [];
    const lists = [
      ['100,000 classes', '/classrooms', searchOf('classroom_name')],
      ['20,000 categories', '/lessons_categories/all', searchOf('name')],
    ] as const;
    for (const [name, path, words] of lists) {
      const first = await timeGet(server.port, `${path}?page=1&limit=10`, token);
      const far = await timeGet(server.port, `${path}?page=1000&limit=10`, token);
      lines.push(
        figure(`${name}, first page`, first, 'ms'),
        figure('  page 1,000, to the first', far / first, '', 1.5),
        figure(
          '  search “an toan dien”',
          await timeGet(server.port, `${path}?limit=10&${words}`, token),
          'ms',
          50,
        ),
      );
    }
    const bell = (reader: string) => timeGet(server.port, '/notifications?page=1&limit=10', reader);
    const ofTen = await bell(few);
    const ofMany = await bell(many);
    return [...lines, figure('bell of 100,000 notifications, to one of ten', ofMany / ofTen, '', 1.5)];
  } finally {
    await server.stop('SIGKILL');
  }
}

for (const kind of kinds) {
  console.log(`\n${kind}`);
  // oxlint-disable-next-line no-await-in-loop -- one measurement at a time has the machine
  for (const measure of [copies, largeClass, longLists]) printTable(await onNewDatabase(kind, measure));
}
if (missed > 0) {
  console.log(`\n${missed} aims were not met.`);
  process.exitCode = 1;
}

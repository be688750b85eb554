import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ExportFormat, exportFormats } from '@sen/domain/papers/exports/lossesOf';
import { printTable, whole } from './figures.ts';
import { bankOf, paperOf } from './papers/benchQuestions.ts';
import { packedJson, parsedOnly, readFormat, unpackedJson, writeFormat } from './papers/paperWork.ts';

const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '10000' },
    paper: { type: 'string', default: '2000' },
    most: { type: 'string', default: '400' },
    task: { type: 'string' },
    folder: { type: 'string', default: '' },
  },
});
const megabyte = 1024 * 1024;
/** A file that is read has at most half of them. */
const bank = () => bankOf(Number(values.questions));

interface Task {
  /** What does the least that is needed for the same data. */
  rival: string;
  /** The most that the ratio may be; a cell of a sheet is also typed and made harmless. */
  aim: number;
  /** Made before the measurement. */
  prepare: (folder: string) => Work;
}

interface Work {
  work: () => Promise<unknown>;
  rival: () => unknown;
  /** What starting threads of TypeScript takes, which is not counted. */
  floor?: () => Promise<unknown>;
}

const aims = { text: 20, sheet: 80 } as const;
const rivals = { json: 'JSON, packed', parser: 'its XML, only parsed' } as const;
const half = (format: ExportFormat, index: number) => `${format}-${index}`;

const readPaper: Task = {
  rival: rivals.parser,
  aim: aims.text,
  prepare: () => {
    const file = paperOf(Number(values.paper));
    return {
      work: () => readFormat('word', file),
      rival: () => parsedOnly(file),
      floor: () => readFormat('word', paperOf(1)),
    };
  },
};

/** One file with all is written, then two halves, which are kept to be read. */
const write = (format: ExportFormat): Task => ({
  rival: rivals.json,
  aim: format === 'xlsx' ? aims.sheet : aims.text,
  prepare: (folder) => {
    const questions = bank();
    const middle = questions.length / 2;
    const halves = [questions.slice(0, middle), questions.slice(middle)];
    return {
      work: async () => {
        await writeFormat(format, questions);
        for (const [index, part] of halves.entries())
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          writeFileSync(join(folder, half(format, index)), await writeFormat(format, part));
      },
      rival: () => [questions, ...halves].map((part) => packedJson(part, format.startsWith('qti'))),
      floor: async () => {
        for (let file = 0; file < 1 + halves.length; file++)
          // oxlint-disable-next-line no-await-in-loop -- as above
          await writeFormat(format, bankOf(1));
      },
    };
  },
});

const read = (format: ExportFormat): Task => {
  const isXml = format !== 'gift' && format !== 'xlsx';
  return {
    rival: isXml ? rivals.parser : rivals.json,
    aim: format === 'xlsx' ? aims.sheet : aims.text,
    prepare: (folder) => {
      const files = [0, 1].map((index) => readFileSync(join(folder, half(format, index))));
      const json = packedJson(bank(), false);
      const readAll = async (all: readonly Uint8Array[]) => {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        for (const file of all) await readFormat(format, file);
      };
      return {
        work: () => readAll(files),
        rival: async () => {
          if (!isXml) return unpackedJson(json);
          // oxlint-disable-next-line no-await-in-loop -- one after the other
          for (const file of files) await parsedOnly(file);
          return undefined;
        },
        floor: async () => {
          const file = await writeFormat(format, bankOf(1));
          await readAll(files.map(() => file));
        },
      };
    },
  };
};

const tasks: Readonly<Record<string, Task>> = {
  [`read a Word paper of ${values.paper}`]: readPaper,
  ...Object.fromEntries(
    exportFormats.flatMap((format) => [
      [`write ${values.questions} as ${format}`, write(format)],
      [`read ${values.questions} as ${format}`, read(format)],
    ]),
  ),
};

interface Measured {
  seconds: number;
  rival: number;
  above: number;
}

async function secondsOf(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Runs in a process of its own, so that the memory of other tasks does not count. */
async function measure(task: Task): Promise<void> {
  const { work, rival, floor } = task.prepare(values.folder);
  await floor?.();
  const floorSeconds = floor ? await secondsOf(floor) : 0;
  const idle = process.memoryUsage.rss();
  let most = idle;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  const seconds = Math.max(0, (await secondsOf(work)) - floorSeconds);
  clearInterval(timer);
  const rivalSeconds = Math.min(await secondsOf(rival), await secondsOf(rival));
  const measured: Measured = { seconds, rival: rivalSeconds, above: (most - idle) / megabyte };
  console.log(JSON.stringify(measured));
}

function inProcess(task: string, folder: string): Measured {
  const args = [
    ...process.execArgv,
    import.meta.filename,
    ...process.argv.slice(2),
    '--task',
    task,
    '--folder',
    folder,
  ];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Measured;
}

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'sen-papers-'));
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const [name, { rival: rivalName, aim }] of Object.entries(tasks)) {
    const { seconds, rival, above } = inProcess(name, folder);
    const ratio = seconds / rival;
    if (above > Number(values.most)) missed.push(`${name}: more than ${values.most} MB above idle`);
    if (ratio > aim) missed.push(`${name}: more than ${aim} of ${rivalName}`);
    rows.push([name, seconds.toFixed(2), rivalName, rival.toFixed(2), ratio.toFixed(1), whole(above)]);
  }
  rmSync(folder, { recursive: true });
  printTable([['task', 's', 'rival', 's', 'ratio', 'MB above idle'], ...rows]);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
}

const { task } = values;
if (task === undefined) measureAll();
else {
  const found = tasks[task];
  if (!found) throw new Error(`There is no task “${task}”.`);
  await measure(found);
}

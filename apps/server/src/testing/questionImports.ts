import { writeXlsx } from 'hucre';
import type { Import, ImportReport, Problem } from '@sen/api/contract/model';
import { questionTemplateRows } from '@sen/domain/imports/questionTemplate';
import { finishImport } from './finishImport.ts';
import { TestFile } from './multipartOf.ts';
import type { TestApp } from './TestApp.ts';

interface Body {
  sheet?: string;
  header_row?: number;
  rows?: number[];
  mapping?: Record<string, number>;
  fixes?: { row: number; cells: Record<string, string> }[];
}

export const workbook = (rows: (string | number | null)[][]) =>
  writeXlsx({ sheets: [{ name: 'Câu hỏi', rows }] });

/** Imports of a teacher of the demo organisation. */
export class QuestionImports {
  readonly #app: TestApp;
  /** A category of the unit. */
  readonly category: string;
  /** How many templates were made; the last one's titles begin with `Lần ${made}:`. */
  made = 0;

  private constructor(app: TestApp, category: string) {
    this.#app = app;
    this.category = category;
  }

  static async of(app: TestApp): Promise<QuestionImports> {
    const { name } = await app.database
      .selectFrom('category')
      .select('name')
      .where('company_id', '=', '1')
      .where('kind', '=', 'question')
      .executeTakeFirstOrThrow();
    return new QuestionImports(app, name);
  }

  check(bytes: Uint8Array, name = 'cau-hoi.xlsx', body: Body = {}) {
    const file = new TestFile(name, bytes);
    return this.#app.call<{ data: ImportReport } & Problem>('checkQuestions', 'teacher', {
      body: { file, ...body },
    });
  }

  /** Starts an import, and lets the job run it to its end. */
  save(bytes: Uint8Array, name = 'cau-hoi.xlsx', body: Body & { import_id?: string } = {}) {
    const file = new TestFile(name, bytes);
    const started = this.#app.call<{ data: Import } & Problem>('importQuestions', 'teacher', {
      body: { file, ...body },
    });
    return finishImport(this.#app, 'teacher', started);
  }

  /** The template's rows with titles that no earlier test has stored. */
  template(): string[][] {
    this.made += 1;
    const [header = [], ...rows] = questionTemplateRows('vi', this.category);
    return [
      header,
      ...rows.map(([type = '', title = '', ...rest]) => [type, `Lần ${this.made}: ${title}`, ...rest]),
    ];
  }
}

import { buffer } from 'node:stream/consumers';
import { can } from '@sen/domain/access/can';
import type { ReportName } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { RefusalError } from '../../errors/RefusalError.ts';
import { reportViewMail } from '../../mail/reportMails.ts';
import { reportFile } from '../../operations/reports/exportReport.ts';
import type { Services } from '../../operations/Operation.ts';
import { queryOf } from '../../operations/reports/queryOf.ts';
import { readReportQuery } from '../../operations/reports/readReportQuery.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import { queueMail } from '../../store/platform/mails.ts';
import { weeklyViews } from '../../store/reports/reportViews.ts';
import { sources } from '../../store/reports/sources.gen.ts';
import type { ScheduledJob } from '../Job.ts';

const partSize = 50;
/** About a megabyte of a workbook; more is read in the portal. */
const max = 20_000;

type WeeklyView = Awaited<ReturnType<typeof weeklyViews>>[number];

/** Mails the views of reports that people have asked for, on Monday mornings. */
export const mailReportViews: ScheduledJob = {
  at: '0 7 * * 1',
  async run(services, slot) {
    let after = '0';
    for (;;) {
      const views = await weeklyViews(services.database, { after, limit: partSize });
      for (const view of views) {
        if (services.stopping.aborted) return;
        await mailView(services, view, slot).catch((error: unknown) => {
          // A filter of an older version, for instance: that view alone is not sent.
          if (!(error instanceof RefusalError)) throw error;
          services.log.warn({ err: error, view: view.id }, 'report view not mailed');
        });
      }
      const last = views.at(-1);
      if (!last || views.length < partSize) return;
      after = last.id;
    }
  },
};

async function mailView(
  { database, reports, config, clock }: Services,
  { id, view, address, call, user_id, name, email, lang, role, company_id, ...kept }: WeeklyView,
  slot: Date,
): Promise<void> {
  // The contract's names are the only ones that are kept.
  const report = kept.report as ReportName;
  const { definition } = sources[report];
  if (email === null || !can(role, definition.permission)) return;
  const caller: Caller = {
    id: user_id,
    name,
    role,
    company_id,
    lang,
    mustChangePassword: false,
    admission: null,
  };
  const now = clock.now();
  const asked = readReportQuery({ path: { report }, query: queryOf(call), caller, now });
  const file = await reportFile(asked, { reports, format: 'xlsx', language: lang, role, max });
  const mail = reportViewMail(
    { name, email, lang },
    {
      view,
      report: definition.name[lang],
      href: new URL(address, config.publicUrl).href,
      file: file && { name: `${view}.xlsx`, type: spreadsheetTypes.xlsx, content: await buffer(file) },
      most: new Intl.NumberFormat(lang === 'vi' ? 'vi-VN' : 'en-GB').format(max),
    },
  );
  await queueMail(database, mail, now, { once: `report ${slot.toISOString()} ${id}` });
}

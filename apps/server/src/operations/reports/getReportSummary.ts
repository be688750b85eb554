import type { Handler } from '../Operation.ts';
import { readReportQuery } from './readReportQuery.ts';
import { chartsOf, numbersOf } from './reportNumbers.ts';

export const getReportSummary: Handler<'getReportSummary'> = async (call, { reports }) => {
  const asked = readReportQuery(call);
  const { language, now } = call;
  const asking = { ...asked, report: call.path.report, language, database: reports.database };
  const { name, text } = asked.source.definition;
  // Before the numbers, which may be younger but not older.
  const asOf = await reports.asOf(now);
  const numbers = await numbersOf(asking);
  return {
    data: {
      label: name[language],
      definition: text[language],
      as_of: asOf.toISOString(),
      period: asked.context.period,
      numbers,
      charts: await chartsOf(asking),
    },
  };
};

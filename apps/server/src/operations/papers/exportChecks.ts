import type { ExportCheck, Language } from '@sen/api/contract/model';
import {
  type ExportFormat,
  exportFormats,
  lossesOf,
  type LossCode,
  lossText,
  lossTexts,
} from '@sen/domain/papers/exports/lossesOf';
import { withoutBlanks } from '@sen/domain/questions/blanks';
import { inWords } from '@sen/domain/questions/figures';
import { cutText } from '@sen/domain/text/cutText';
import type { Exported } from '../../papers/writePaper.ts';

interface Loss {
  count: number;
  titles: string[];
}

/** What each format cannot carry of the questions, which are read part by part. */
export async function exportChecks(
  parts: AsyncIterable<readonly Exported[]>,
  language: Language,
): Promise<ExportCheck[]> {
  const checks = new Map(
    exportFormats.map((format) => [format, { written: 0, losses: new Map<LossCode, Loss>() }]),
  );
  for await (const part of parts)
    for (const { written } of part)
      for (const [format, check] of checks) {
        const codes = lossesOf(written, format);
        if (!codes.some((code) => lossTexts[code].isWhole)) check.written += 1;
        for (const code of codes) noteLoss(check.losses, code, written);
      }
  return exportFormats.map((format) => checkOf(format, checks.get(format), language));
}

function noteLoss(
  losses: Map<LossCode, Loss>,
  code: LossCode,
  { title, content }: Exported['written'],
): void {
  const loss = losses.get(code) ?? { count: 0, titles: [] };
  losses.set(code, loss);
  loss.count += 1;
  if (loss.titles.length < 5) loss.titles.push(cutText(inWords(withoutBlanks(title), content.figures), 300));
}

function checkOf(
  format: ExportFormat,
  check: { written: number; losses: ReadonlyMap<LossCode, Loss> } | undefined,
  language: Language,
): ExportCheck {
  const losses = [...(check?.losses ?? [])].map(([code, loss]) => ({
    code,
    message: lossText(code, language),
    ...loss,
  }));
  return { format, written: check?.written ?? 0, losses };
}

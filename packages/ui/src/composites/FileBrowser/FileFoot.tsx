import { Meter } from '../../components/Meter/Meter';
import { locales } from '../../messages/languages';
import { useLanguage } from '../../messages/useLanguage';
import { formatBytes } from '../../messages/formatBytes';
import * as css from './FileBrowser.css';
import type { FileBrowserMessages } from './FileBrowser.messages';

interface FileFootProps {
  quota: { used: number; total: number };
  words: FileBrowserMessages;
}

export function FileFoot({ quota: { used, total }, words }: FileFootProps) {
  const locale = locales[useLanguage()];
  return (
    <div className={css.quota}>
      <Meter
        label={words.quota}
        value={used}
        max={total}
        valueText={words.quotaText(formatBytes(used, locale), formatBytes(total, locale))}
        thresholds={[
          { from: total * 0.9, tone: 'waiting', words: words.quotaNear },
          { from: total, tone: 'danger', words: words.quotaFull },
        ]}
      />
    </div>
  );
}

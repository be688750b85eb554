import type { Import } from '@sen/api/contract/model';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { importWords as words } from './importWords';

/** What an import of questions has done. */
export function questionOutcome({ total, saved, refused }: Import) {
  const counts = [
    { label: words('rows'), value: formatNumber(total ?? 0) },
    { label: words('saved'), value: formatNumber(saved) },
    { label: words('refused'), value: formatNumber(refused) },
  ];
  if (saved === 0) return { counts, title: words('noneDone') };
  return {
    counts,
    title: words('done', { count: formatNumber(saved) }),
    link: <ButtonLink href={href('questions')}>{words('seeBank')}</ButtonLink>,
  };
}

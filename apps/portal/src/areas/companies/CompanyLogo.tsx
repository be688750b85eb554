import type { Company } from '@sen/api/contract/model';
import { companyMutations } from '@sen/api/resources/companies/companyMutations';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { PictureField } from '@sen/ui/PictureField';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../app/errors/errorText';
import { judgePicture } from '../../patterns/pictures/judgePicture';
import { pictureTypes } from '../../patterns/pictures/pictureTypes';
import { words } from './words';

/** The logo of a unit, saved as soon as it is chosen. It is not cropped: a logo has its own shape and may be transparent. */
export function CompanyLogo({ company: { id, company_logo } }: { company: Company }) {
  const queries = useQueryClient();
  const [judged, setJudged] = useState<string>();
  const saving = useMutation({
    mutationFn: (logo: File | null) =>
      logo ? companyMutations.saveLogo(id, logo) : companyMutations.removeLogo(id),
    meta: { quiet: true },
    onSuccess: async (_, logo) => {
      await queries.invalidateQueries({ queryKey: companyQueries.all() });
      showToast({ tone: 'success', text: words(logo ? 'logoSaved' : 'logoRemoved') });
    },
  });

  async function choose(file: File): Promise<void> {
    const refusal = await judgePicture(file);
    setJudged(refusal);
    if (refusal === undefined) saving.mutate(file);
  }

  return (
    <PictureField
      label={words('logo')}
      description={words('logoHelp')}
      value={company_logo}
      accept={pictureTypes}
      error={judged ?? (saving.isError ? errorText(saving.error) : undefined)}
      disabled={saving.isPending}
      onChoose={(file) => void choose(file)}
      onRemove={() => {
        setJudged(undefined);
        saving.mutate(null);
      }}
    />
  );
}

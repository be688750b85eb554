import { fetchSignupUnit } from '@sen/api/resources/registration/fetchSignupUnit';
import { useEffect, useState } from 'react';
import { errorText } from '../../app/errors/errorText';

export interface Invitation {
  code: string;
  asking: boolean;
  /** The unit's name; null when the code is unknown or absent. */
  unit: string | null;
  refusal: string | null;
}

type UnitResponse = { code: string } & Pick<Invitation, 'unit' | 'refusal'>;

/** The unit of this page's link, fetched without the query client, which visitors do not load. */
export function useInvitation(code: string): Invitation {
  const [response, setResponse] = useState<UnitResponse | null>(null);
  useEffect(() => {
    if (code === '') return undefined;
    const controller = new AbortController();
    fetchSignupUnit(code, controller.signal)
      .then((unit) => setResponse({ code, unit, refusal: null }))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setResponse({ code, unit: null, refusal: errorText(error) });
      });
    return () => controller.abort();
  }, [code]);
  const known = response?.code === code ? response : null;
  return {
    code,
    asking: code !== '' && known === null,
    unit: known?.unit ?? null,
    refusal: known?.refusal ?? null,
  };
}

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

type Asked = { code: string } & Pick<Invitation, 'unit' | 'refusal'>;

/** The unit of this page's link, fetched without the query client, which visitors do not load. */
export function useInvitation(code: string): Invitation {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (code === '') return undefined;
    const asking = new AbortController();
    fetchSignupUnit(code, asking.signal)
      .then((unit) => setAsked({ code, unit, refusal: null }))
      .catch((error: unknown) => {
        if (!asking.signal.aborted) setAsked({ code, unit: null, refusal: errorText(error) });
      });
    return () => asking.abort();
  }, [code]);
  const known = asked?.code === code ? asked : null;
  return {
    code,
    asking: code !== '' && known === null,
    unit: known?.unit ?? null,
    refusal: known?.refusal ?? null,
  };
}

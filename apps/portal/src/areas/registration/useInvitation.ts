import { fetchSignupUnit } from '@sen/api/resources/registration/fetchSignupUnit';
import { useEffect, useState } from 'react';
import { errorText } from '../../app/errors/errorText';

export interface Invitation {
  code: string;
  asking: boolean;
  /** The unit's name; null where the code leads nowhere, or there is none. */
  unit: string | null;
  refusal: string | null;
}

type Asked = { code: string } & Pick<Invitation, 'unit' | 'refusal'>;

/** The unit that the link of this page leads to, asked without the machinery that only signed-in pages need. */
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

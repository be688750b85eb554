import type { VerifiedCertificate } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { useEffect, useState } from 'react';

interface Verification {
  asking: boolean;
  certificate: VerifiedCertificate | null;
  error: unknown;
}

type Answered = { code: string } & Pick<Verification, 'certificate' | 'error'>;

/** What is known of a code, fetched without the query client, which visitors do not load; '' asks nothing. */
export function useVerification(code: string): Verification {
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    if (code === '') return undefined;
    let isWanted = true;
    const settle = (answer: Answered) => isWanted && setAnswered(answer);
    certificateMutations
      .verify(code)
      .then(({ data }) => settle({ code, certificate: data, error: null }))
      .catch((error: unknown) => settle({ code, certificate: null, error }));
    return () => {
      isWanted = false;
    };
  }, [code]);
  const known = answered?.code === code ? answered : null;
  return {
    asking: code !== '' && known === null,
    certificate: known?.certificate ?? null,
    error: known?.error ?? null,
  };
}

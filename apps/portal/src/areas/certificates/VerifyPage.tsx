import { ApiError } from '@sen/api/client/ApiError';
import { readCertificateCode } from '@sen/domain/certificates/certificateCode';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Form } from '@sen/ui/Form';
import { Heading } from '@sen/ui/Heading';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { changeLanguage } from '../../app/session/languageChoice';
import { useFields } from '../../patterns/forms/useFields';
import { useFormCall } from '../../patterns/forms/useFormCall';
import { VisitorFrame } from '../../patterns/visitor/VisitorFrame';
import { pageTitle } from '../../routes/pageTitles';
import { href } from '../../routes/paths';
import { useVerification } from './useVerification';
import { VerifiedFacts } from './VerifiedFacts';
import { verifyWords as words } from './verifyWords';

/** The code of an address: `/verify/…`; '' of `/verify`. */
const codeIn = (location: string) => decodeURIComponent(/^\/verify\/([^/]+)/.exec(location)?.[1] ?? '');

/** What is wrong with the code, not with the connection or the server. */
const codeErrors: ReadonlySet<string> = new Set(['certificateCodeMistyped', 'certificateUnknown']);

/** Whether a certificate is genuine, for anybody who has its code or its QR code. */
export function VerifyPage() {
  const [location, navigate] = useLocation();
  const asked = codeIn(location);
  const { value, field } = useFields({ code: asked });
  const { asking, certificate, error } = useVerification(asked);
  const call = useFormCall({
    value,
    check: ({ code }) => {
      if (code.trim() === '') return [fieldError('code', 'thisFieldIsRequired')];
      return readCertificateCode(code) === null ? [fieldError('code', 'certificateCodeMistyped')] : [];
    },
    // The address asks: it can be kept and passed on.
    send: ({ code }) => {
      navigate(href('verifyCode', { code: readCertificateCode(code) ?? code }));
      return Promise.resolve(null);
    },
  });
  const isOfCode = error instanceof ApiError && codeErrors.has(error.code);
  // What the server says of a code is said at its field, until another one is typed.
  const typed = readCertificateCode(value.code);
  const isAsked = value.code === asked || (typed !== null && typed === readCertificateCode(asked));
  const text = isOfCode && isAsked ? errorText(error) : undefined;
  const ofServer = useMemo(() => (text === undefined ? undefined : { code: text }), [text]);
  const errors = Object.keys(call.errors).length > 0 ? call.errors : ofServer;
  return (
    <VisitorFrame onLanguageChange={(language) => void changeLanguage(language)}>
      <Stack gap="xxs">
        <Heading level={1}>{pageTitle('verify')}</Heading>
        <Text tone="muted">{words('intro')}</Text>
      </Stack>
      {asking && <Text tone="muted">{words('asking')}</Text>}
      {error !== null && !isOfCode && (
        <Callout tone="danger" title={words('failed')} live>
          {errorText(error)}
        </Callout>
      )}
      {certificate && <VerifiedFacts certificate={certificate} />}
      <Form aria-label={pageTitle('verify')} errors={errors} onSubmit={() => call.run()}>
        <TextField
          {...field('code')}
          label={words('code')}
          description={words('codeHelp')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <Button type="submit" variant={certificate ? 'neutral' : 'primary'} wide pending={asking}>
          {words('verify')}
        </Button>
      </Form>
    </VisitorFrame>
  );
}

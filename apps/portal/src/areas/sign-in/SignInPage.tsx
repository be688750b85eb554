import { ApiError } from '@sen/api/client/ApiError';
import { authMutations } from '@sen/api/resources/auth/authMutations';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { fetchAhead } from '../../app/chunks/fetchAhead';
import { lazyPart } from '../../app/chunks/lazyPart';
import { errorText } from '../../app/errors/errorText';
import { serverFieldErrorTexts } from '../../app/errors/serverFieldErrorTexts';
import { Loader } from '../../app/Loader';
import { changeLanguage } from '../../app/session/languageChoice';
import { recallOrigin, recallSignInNotice, rememberMarketplace } from '../../app/session/tabMemory';
import { setDocumentTitle } from '../../routes/documentTitle';
import { href } from '../../routes/paths';
import { beginSignedIn } from './beginSignedIn';
import { SignInView, type Credentials } from './SignInView';
import { takeTyped, type TypedBefore } from './takeTyped';
import { words } from './words';

const CodeStep = lazyPart(async () => (await import('./CodeStep')).CodeStep);

type Missing = Record<keyof Credentials, string | undefined>;

/** Sign-in, without the query client. The Gate redirects afterwards. */
export function SignInPage() {
  const search = useSearch();
  const sentAs = new URLSearchParams(search).get('email')?.trim() ?? '';
  const [typed] = useState(() => withEmail(takeTyped(), sentAs));
  const [pending, setPending] = useState(false);
  const [missing, setMissing] = useState<Missing>();
  const [refusal, setRefusal] = useState<unknown>(null);
  const [asked, setAsked] = useState<(Credentials & { email: string }) | null>(null);
  const refused = useMemo(() => {
    const texts = serverFieldErrorTexts(refusal);
    // Wrong credentials name no field. They are said at the password, where one goes on, and nothing moves.
    const isWrong = refusal instanceof ApiError && refusal.code === 'wrongCredentials';
    return isWrong ? { password: errorText(refusal) } : texts;
  }, [refusal]);

  // No more than the credentials: what was typed before start-up knows more of the form.
  async function submit({ username, password }: Credentials) {
    if (pending) return;
    const credentials = { username, password };
    const empty = missingOf(credentials);
    setMissing(empty);
    setRefusal(null);
    if (empty) return;
    setPending(true);
    try {
      const { data } = await authMutations.login(credentials);
      if (!('verify_code' in data)) return beginSignedIn(data);
      setAsked({ ...credentials, email: data.email });
    } catch (error) {
      setRefusal(error);
    }
    setPending(false);
  }

  function dropPutRight(part: Partial<Credentials>) {
    if (missing) setMissing(without(missing, part));
  }

  // Submits if the button was pressed before the application had loaded.
  useEffect(() => {
    if (typed?.submitted) void submit(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, with the input typed before start-up
  }, []);

  useEffect(fetchAhead, []);
  useEffect(() => setDocumentTitle(words('title')), []);

  useEffect(() => {
    if (sentAs) rememberMarketplace(sentAs);
  }, [sentAs]);

  if (asked)
    return (
      <Suspense fallback={<Loader />}>
        <CodeStep {...asked} onBack={() => setAsked(null)} />
      </Suspense>
    );

  return (
    <SignInView
      notice={pending || refusal ? null : (recallSignInNotice() ?? originNotice())}
      refusal={refusal && Object.keys(refused).length === 0 ? errorText(refusal) : null}
      errors={missing ?? refused}
      typed={typed}
      pending={pending}
      registerHref={href('register') + (sentAs && `?${search}`)}
      onChange={dropPutRight}
      onSubmit={(credentials) => void submit(credentials)}
      onLanguageChange={(language) => void changeLanguage(language)}
    />
  );
}

/** Why somebody who asked for a page is here. */
const originNotice = () => (recallOrigin() === null ? null : words('toOpenPage'));

/** The marketplace passes the email, so it need not be typed. */
function withEmail(typed: TypedBefore | undefined, email: string): TypedBefore | undefined {
  if (!email || typed?.username) return typed;
  return { password: '', submitted: false, ...typed, username: email, inPassword: true };
}

function missingOf({ username, password }: Credentials): Missing | undefined {
  if (username && password) return undefined;
  const all = { username: words('usernameMissing'), password: words('passwordMissing') };
  return without(all, { username, password });
}

/** The errors of the fields that are still empty. */
function without(errors: Missing, typed: Partial<Credentials>): Missing {
  return {
    username: typed.username ? undefined : errors.username,
    password: typed.password ? undefined : errors.password,
  };
}

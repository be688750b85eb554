import { authMutations } from '@sen/api/resources/auth/authMutations';
import { authQueries } from '@sen/api/resources/auth/authQueries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { fieldErrors } from '../../app/errors/fieldErrors';
import { errorText } from '../../app/errors/errorText';
import { beginInOneLanguage, changeLanguage } from '../../app/session/languageChoice';
import { beginSession } from '../../app/session/session';
import { forgetFarewell, greetSoon, recallFarewell } from '../../app/session/tabMemory';
import { SignInView, type Credentials } from './SignInView';
import { takeTyped } from './takeTyped';
import { words } from './words';

/** Signing in. Where one goes afterwards is the Gate's business: it sees the session begin. */
export function SignInPage() {
  const queries = useQueryClient();
  const [typed] = useState(takeTyped);
  const [errors, setErrors] = useState<Partial<Record<keyof Credentials, string>>>();
  const login = useMutation({
    mutationFn: authMutations.login,
    meta: { quiet: true },
    onSuccess: ({ data: { access_token, ...user } }) => {
      forgetFarewell();
      greetSoon(user.email);
      queries.setQueryData(authQueries.me().queryKey, user);
      beginInOneLanguage(user, () => beginSession(access_token, user));
    },
  });

  function submit(credentials: Credentials) {
    if (login.isPending) return;
    const missing = missingOf(credentials);
    setErrors(missing);
    if (!missing) login.mutate(credentials);
  }

  const refused = useMemo(() => fieldErrors(login.error), [login.error]);
  // Whoever pressed the button before the program had come does not press it again.
  useEffect(() => {
    if (typed?.submitted) submit(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what was typed before the start
  }, []);

  return (
    <SignInView
      farewell={login.isIdle ? recallFarewell() : null}
      refusal={login.isError ? errorText(login.error) : null}
      errors={errors ?? refused}
      typed={typed}
      pending={login.isPending || login.isSuccess}
      onSubmit={submit}
      onLanguageChange={(language) => void changeLanguage(language)}
    />
  );
}

function missingOf({ username, password }: Credentials) {
  if (username && password) return undefined;
  return {
    ...(!username && { username: words('usernameMissing') }),
    ...(!password && { password: words('passwordMissing') }),
  };
}

import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Redirect, useLocation, useRouter } from 'wouter';
import { SignInPage } from '../areas/sign-in/SignInPage';
import { findPath } from '../routes/findPath';
import { href } from '../routes/paths';
import { lazyPart } from './chunks/lazyPart';
import { Gate } from './Gate';
import { Frame } from './shell/Frame';
import { Loader } from './Loader';
import { PageBoundary } from './errors/PageBoundary';
import { SessionNotices } from './session/SessionNotices';
import { useContextReady } from './session/useContextReady';

const OtherPage = lazyPart(async () => (await import('../routes/OtherPage')).OtherPage);

/** The application: matches the address to a page, checks access and renders the page in its frame. */
export function App() {
  const [location] = useLocation();
  const { parser } = useRouter();
  const context = useContextReady();
  const found = findPath(parser, location);
  // A page that stays is the same one at each of its addresses, and moves the focus itself.
  const page = found?.entry.stays ? found.name : location;
  const main = usePageFocus(page);
  /** What was shown last: whoever signs in has left the page of the same address. */
  const shown = useRef<string>(null);
  const place = `${context.state} ${page}`;
  const wasShown = () => shown.current === place;
  if (!found) return <Redirect to={href('notFound')} replace />;
  return (
    <PageBoundary ofFrame wasShown={wasShown}>
      <Frame name={found.name} entry={found.entry} context={context} mainRef={main}>
        <SessionNotices />
        <PageBoundary key={page} wasShown={wasShown}>
          <Suspense fallback={<Loader entry={found.entry} />}>
            <Gate name={found.name} entry={found.entry} context={context}>
              {found.name === 'signIn' ? (
                <SignInPage />
              ) : (
                <OtherPage name={found.name} params={found.params} />
              )}
              <Shown onShown={() => void (shown.current = place)} />
            </Gate>
          </Suspense>
        </PageBoundary>
      </Frame>
    </PageBoundary>
  );
}

/** Beside a page: calls once the page has its code and is shown. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    onShown();
  });
  return null;
}

/** Moves the focus to the new page after navigation, so that screen readers and Tab start there. */
function usePageFocus(page: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(page);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    hasMoved.current = true;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [page]);
  // After sign-in the bars, and a new `main` in them, are there later than the location.
  return useCallback((element: HTMLElement | null) => {
    main.current = element;
    if (hasMoved.current && document.activeElement === document.body) element?.focus({ preventScroll: true });
  }, []);
}

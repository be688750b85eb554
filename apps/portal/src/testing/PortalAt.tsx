import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App';
import { Providers } from '../app/Providers';

/** The application at an address, without changing the address of the window. */
export function PortalAt({ path }: { path: string }) {
  const [location] = useState(() => {
    const [pathname = '/', search = ''] = path.split('?');
    return memoryLocation({ path: pathname, searchPath: search });
  });
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Providers>
        <App />
      </Providers>
    </Router>
  );
}

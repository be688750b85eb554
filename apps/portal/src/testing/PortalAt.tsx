import { useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app/App';
import { showRefusal } from '../app/errors/showRefusal';
import { Providers } from '../app/Providers';
import { createQueryClient } from '../app/queryClient';

/** The whole product at an address, without touching the address of the window it is shown in. */
export function PortalAt({ path }: { path: string }) {
  const [location] = useState(() => {
    const [pathname = '/', search = ''] = path.split('?');
    return memoryLocation({ path: pathname, searchPath: search });
  });
  const [queries] = useState(impatientQueries);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Providers queries={queries}>
        <App />
      </Providers>
    </Router>
  );
}

function impatientQueries() {
  const queries = createQueryClient(showRefusal);
  const { queries: usual = {} } = queries.getDefaultOptions();
  queries.setDefaultOptions({ queries: { ...usual, retryDelay: 0 } });
  return queries;
}

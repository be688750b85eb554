import '@sen/ui/css/foundations';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './static/static.css';
import { App } from './app/App';
import { Providers } from './app/Providers';
import { connectSession, followOtherTabs } from './app/session/connectSession';
import { storedLanguage } from './app/session/preferences';
import { trustEmptyMarkup } from './app/trustEmptyMarkup';
import { setLocale } from './words/runtime';

trustEmptyMarkup();
setLocale(storedLanguage());
document.documentElement.lang = storedLanguage();
connectSession();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root: the product has no place to stand.');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);

import '@roundhouse/ui/styles.css';
import './app/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { Providers } from './app/providers.tsx';
import { Routes } from './app/routes.tsx';
import { SiteNews } from './app/site-news.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Providers>
      <ErrorBoundary>
        <Routes />
      </ErrorBoundary>
      <SiteNews />
    </Providers>
  </StrictMode>,
);

import type { ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

export interface RouteEntry {
  path: string;
  /** Source file of the page, as the build's manifest names it. */
  source: string;
  load: Load;
  /** True: rendered to HTML at build time. False: the app shell is served and the page renders itself. */
  prerender: boolean;
  /** True: search engines are told to leave the page out. */
  noindex?: boolean;
}

/** Every page of the site; the router, the prerenderer and the server's list of addresses read it. */
export const routeTable: RouteEntry[] = [
  {
    path: '/',
    source: 'src/routes/home.tsx',
    load: () => import('./home.tsx'),
    prerender: true,
  },
  {
    path: '/invisible-chars',
    source: 'src/routes/invisible-chars.tsx',
    load: () => import('./invisible-chars.tsx'),
    prerender: true,
  },
  {
    path: '/login',
    source: 'src/routes/login.tsx',
    load: () => import('./login.tsx'),
    prerender: true,
  },
  {
    path: '/signup',
    source: 'src/routes/signup.tsx',
    load: () => import('./signup.tsx'),
    prerender: true,
  },
  {
    path: '/reset-password',
    source: 'src/routes/reset-password.tsx',
    load: () => import('./reset-password.tsx'),
    prerender: false,
    noindex: true,
  },
  {
    path: '/auth/callback',
    source: 'src/routes/auth-callback.tsx',
    load: () => import('./auth-callback.tsx'),
    prerender: false,
    noindex: true,
  },
  {
    path: '/dashboard',
    source: 'src/routes/dashboard.tsx',
    load: () => import('./dashboard.tsx'),
    prerender: false,
    noindex: true,
  },
  {
    path: '/statistical-watermarks',
    source: 'src/routes/statistical-watermarks.tsx',
    load: () => import('./statistical-watermarks.tsx'),
    prerender: true,
  },
  {
    path: '/pricing',
    source: 'src/routes/pricing.tsx',
    load: () => import('./pricing.tsx'),
    prerender: true,
  },
  {
    path: '/subscription',
    source: 'src/routes/subscription.tsx',
    load: () => import('./subscription.tsx'),
    prerender: false,
    noindex: true,
  },
  {
    path: '/admin',
    source: 'src/routes/admin.tsx',
    load: () => import('./admin.tsx'),
    prerender: false,
    noindex: true,
  },
  {
    path: '/checkout/success',
    source: 'src/routes/checkout-success.tsx',
    load: () => import('./checkout-success.tsx'),
    prerender: true,
    noindex: true,
  },
  {
    path: '/checkout/cancel',
    source: 'src/routes/checkout-cancel.tsx',
    load: () => import('./checkout-cancel.tsx'),
    prerender: true,
    noindex: true,
  },
  {
    path: '/docs/api',
    source: 'src/routes/docs-api.tsx',
    load: () => import('./docs-api.tsx'),
    prerender: true,
  },
  {
    path: '/compare',
    source: 'src/routes/compare.tsx',
    load: () => import('./compare.tsx'),
    prerender: true,
  },
  {
    path: '/terms-of-service',
    source: 'src/routes/terms-of-service.tsx',
    load: () => import('./terms-of-service.tsx'),
    prerender: true,
    noindex: true,
  },
  {
    path: '/privacy-policy',
    source: 'src/routes/privacy-policy.tsx',
    load: () => import('./privacy-policy.tsx'),
    prerender: true,
    noindex: true,
  },
];

export const notFound: Load = () => import('./not-found.tsx');

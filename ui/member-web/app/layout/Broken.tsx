import Box from '@mui/material/Box';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorState } from '#ui/components/States.tsx';
import { unreachable } from '#ui/api/api-error.ts';

const NotFoundView = lazy(async () => ({
  default: (await import('../pages/NotFoundView.tsx')).NotFoundView,
}));

/** A part of the program that did not arrive is a lost connection, or a release that has replaced it. */
const isMissingPart = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Failed to fetch|Importing a module/i.test(error.message);

/** The page broke; the bars around it stand. */
export const PageBroken = () => {
  const error = useRouteError();
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error);
  }, [error]);
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <NotFoundView />
      </Suspense>
    );
  return (
    <Box sx={{ p: 3 }}>
      <ErrorState error={isMissingPart(error) ? unreachable() : error} onRetry={() => location.reload()} />
    </Box>
  );
};

/** Nothing stands: no words, no look. Two plain sentences in both languages are better than a white page. */
export const RootBroken = () => {
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <main
      style={{
        fontFamily: 'system-ui, sans-serif',
        maxWidth: '32rem',
        margin: '20vh auto',
        padding: '0 1rem',
        lineHeight: 1.6,
      }}
    >
      {words.map(({ lang, text, retry }) => (
        <p key={lang} lang={lang}>
          {text} <a href={typeof location === 'undefined' ? '/' : location.href}>{retry}</a>
        </p>
      ))}
    </main>
  );
};

const words = [
  { lang: 'vi', text: 'Fitboard chưa tải được. Bạn kiểm tra mạng rồi thử lại nhé.', retry: 'Thử lại' },
  { lang: 'en', text: 'Fitboard did not load. Check your connection and try again.', retry: 'Try again' },
];

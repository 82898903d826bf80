import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import Box from '@mui/material/Box';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { Delayed } from '#ui/components/QueryView.tsx';
import { ErrorState } from '#ui/components/States.tsx';
import { CardGridSkeleton, TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { useIsTakenOver } from '#ui/use-is-taken-over.ts';
import type { Session } from '#ui/api/signed-in.ts';
import { isComingSoon } from '#core/platform/settings/shown.ts';
import type { Feature } from '#core/platform/settings/feature.ts';
import { loadWords } from '../catalogues.ts';
import { closedFeatureAt, saidClosedAt } from '../closed/closed-features.ts';
import { inLanguage, languageOf, withoutLanguage } from '../language.ts';
import { useSite } from '../page-context.ts';
import ComingSoonPage from '../pages/ComingSoonPage.tsx';
import MaintenancePage from '../pages/MaintenancePage.tsx';
import { paths, safeNext } from '../paths.ts';
import type { Screen } from '../screens.ts';
import { useKnownSession } from '../data/known-session.ts';

const Waiting = () => (
  <Delayed>
    <Box sx={{ p: { xs: 2, md: 4 }, display: 'grid', gap: 3 }}>
      <TextSkeleton lines={2} />
      <CardGridSkeleton cards={3} />
    </Box>
  </Delayed>
);

/** Fetched by those alone who meet something that is switched off. */
const closedPart = (name: 'ClosedFeaturePage' | 'ClosedFeatureNote') =>
  lazy(async () => {
    const [parts] = await Promise.all([
      import('../closed/ClosedFeature.tsx'),
      loadWords(['closed'], languageOf(location.pathname)),
    ]);
    return { default: parts[name] };
  });
const ClosedFeaturePage = closedPart('ClosedFeaturePage');
const ClosedFeatureNote = closedPart('ClosedFeatureNote');

/** Says above a page that what it shows can't be begun anew. */
const Noted = ({ feature, children }: Readonly<{ feature: Feature | null; children: ReactNode }>) => (
  <>
    {feature !== null && (
      <Suspense>
        <ClosedFeatureNote feature={feature} />
      </Suspense>
    )}
    {children}
  </>
);

/** What the settings say about this address. Signing in stays open. */
const useClosed = (pathname: string): 'maintenance' | 'coming-soon' | null => {
  const site = useSite();
  const path = withoutLanguage(pathname);
  if (path.startsWith('/auth/') || path === '/maintenance') return null;
  if (site.maintenance) return 'maintenance';
  return isComingSoon(site, path) ? 'coming-soon' : null;
};

const isStaff = (session: Session): boolean =>
  session.status === 'member' && session.user.permissions.length > 0;

/** Shows the page to whom it is for, and leads everybody else to the right page. The server refuses by itself. */
export const Admission = ({
  access,
  children,
}: Readonly<{ access: Screen['access']; children: ReactNode }>) => {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const language = useLanguage();
  const closed = useClosed(pathname);
  const { features } = useSite();
  // The server draws what the page was, and the browser takes that over first: what is fetched comes after.
  const isTakenOver = useIsTakenOver();
  const path = withoutLanguage(pathname);
  const closedFeature = isTakenOver ? closedFeatureAt(features, path) : null;
  const said = isTakenOver ? saidClosedAt(features, path) : null;
  const { session, failure, again } = useKnownSession(
    access === 'member' || access === 'signed-in' || closed !== null,
  );
  // The page behind is drawn in steps: in one piece it would keep a slow phone from hearing touches.
  const isKnown = useDeferredValue(session.status !== 'unknown');

  if (closed === 'maintenance' && session.status !== 'member') return <MaintenancePage />;
  if (closed === 'coming-soon' && !isStaff(session)) return <ComingSoonPage />;

  if (closedFeature !== null)
    return (
      <Suspense fallback={<Waiting />}>
        <ClosedFeaturePage feature={closedFeature} />
      </Suspense>
    );
  if (access === 'public') return <Noted feature={said}>{children}</Noted>;
  if (access === 'visitor') {
    if (session.status !== 'member' || session.user.status !== 'ACTIVE') return children;
    return <Navigate to={inLanguage(safeNext(query.get('next')), language)} replace />;
  }
  if (failure !== undefined && session.status === 'unknown')
    return <ErrorState error={failure} onRetry={again} />;
  if (session.status === 'unknown' || !isKnown) return <Waiting />;
  const next = encodeURIComponent(pathname + search);
  if (session.status === 'visitor') {
    return <Navigate to={`${inLanguage(paths.login, language)}?next=${next}`} replace />;
  }
  if (access === 'member' && session.user.status === 'PENDING')
    return <Navigate to={`${inLanguage(paths.verify, language)}?next=${next}`} replace />;
  return <Noted feature={said}>{children}</Noted>;
};

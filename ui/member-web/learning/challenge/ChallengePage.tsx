import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { isApiError } from '#ui/api/api-error.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useLanguage } from '#ui/intl.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useReader } from '../../app/data/known-session.ts';
import { inLanguage } from '../../app/language.ts';
import { useSite } from '../../app/page-context.ts';
import { NotFoundView } from '../../app/pages/NotFoundView.tsx';
import { BackLink } from '../../app/parts/BackLink.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { paths } from '../../app/paths.ts';
import { type Challenge, useChallenge } from '../data.ts';
import { Outline } from '../parts/Outline.tsx';
import { stepPath } from '../parts/step-path.ts';
import { CertificateSample } from './CertificateSample.tsx';
import { ChallengeHeader } from './ChallengeHeader.tsx';
import { EnrolBar } from './EnrolBar.tsx';
import { OwnEnrolment } from './OwnEnrolment.tsx';
import { Reviews } from './Reviews.tsx';

declare global {
  interface MessageCatalogues {
    challenge: typeof import('./messages/vi.json');
  }
}

const EnrolDialog = lazy(() => import('./EnrolDialog.tsx'));

const columns = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
} as const;
const stack = { display: 'grid', gap: { xs: 3.5, md: 4.5 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const Goals = ({ goals, language }: Pick<Challenge, 'goals' | 'language'>) => (
  <PageSection title={<FormattedMessage id="challenge.goals" />}>
    <Box component="ul" lang={language} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {goals.map((goal) => (
        <Box component="li" key={goal} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
          <CheckIcon aria-hidden sx={{ fontSize: '1.25rem', mt: 0.25, color: 'success.main' }} />
          <span>{goal}</span>
        </Box>
      ))}
    </Box>
  </PageSection>
);

/** Open while the address says so: a top-up comes back to it, and Back closes it. */
const useEnrolDialog = () => {
  const [search, setSearch] = useSearchParams();
  const set = (next: Record<string, string>) =>
    setSearch(next, { replace: true, preventScrollReset: true, state: keepFocus });
  return { isAsked: search.get('enrol') !== null, open: () => set({ enrol: 'open' }), close: () => set({}) };
};

const ChallengeView = ({ challenge }: Readonly<{ challenge: Challenge }>) => {
  const { formatMessage } = useIntl();
  const { baseUrl } = useSite();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const user = useSignedInUser();
  const dialog = useEnrolDialog();
  const { slug, description, goals, enrolment, isOwn, status } = challenge;
  const mayEnrol = user?.status === 'ACTIVE' && enrolment === null && !isOwn && status === 'PUBLISHED';
  const begin = (next: Challenge['next']) => {
    toast(formatMessage({ id: 'challenge.enrolled' }), { kind: 'success' });
    if (next === null) dialog.close();
    else void navigate(inLanguage(stepPath(slug, next), language));
  };
  return (
    <Box sx={columns}>
      <Box sx={stack}>
        <ChallengeHeader challenge={challenge} />
        {goals.length > 0 && <Goals goals={goals} language={challenge.language} />}
        {description !== '' && (
          <PageSection title={<FormattedMessage id="challenge.about" />}>
            <RichTextView
              html={description}
              lang={challenge.language}
              baseUrl={baseUrl}
              onOpen={(path) => void navigate(path)}
            />
          </PageSection>
        )}
        <PageSection title={<FormattedMessage id="challenge.outline" />}>
          <Outline challenge={challenge} />
        </PageSection>
        <CertificateSample challenge={challenge} />
        {enrolment !== null && <OwnEnrolment challenge={challenge} enrolment={enrolment} />}
        <Reviews challenge={challenge} />
      </Box>
      <EnrolBar challenge={challenge} onEnrol={dialog.open} />
      {dialog.isAsked && mayEnrol && (
        <Suspense>
          <EnrolDialog challenge={challenge} onClose={dialog.close} onEnrolled={begin} />
        </Suspense>
      )}
    </Box>
  );
};

const Waiting = () => (
  <Box sx={columns} aria-hidden>
    <Box sx={stack}>
      <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
      <TextSkeleton lines={3} />
      <TextSkeleton lines={6} />
    </Box>
    <Skeleton variant="rounded" height={180} />
  </Box>
);

export default function ChallengePage() {
  const { id = '' } = useParams();
  useReader();
  const { query, isMissing } = useChallenge(id);
  if (isApiError(query.error, 'challenge.not_found') || (isMissing && query.isPending))
    return <NotFoundView />;
  return (
    <Box
      sx={{
        maxWidth: contentWidth.page,
        mx: 'auto',
        width: '100%',
        px: { xs: 2, sm: 3, md: 4 },
        py: { xs: 2, md: 4 },
      }}
    >
      <BackLink to={paths.challenges}>
        <FormattedMessage id="challenge.back" />
      </BackLink>
      <QueryView query={query} skeleton={<Waiting />}>
        {(challenge) => <ChallengeView challenge={challenge} />}
      </QueryView>
    </Box>
  );
}
